-- J-353: the footer draws the ways to pay of its store; the block beside them, where nobody has written it otherwise, names the ways of delivery alone.
update reference_record
set document = document || jsonb_build_object(
  'title', 'Stopka: dostawa',
  'frontTitle', 'Dostawa',
  'content', '<ul><li>Automaty paczkowe</li><li>Kurier</li><li>Odbiór w salonie</li></ul>'
)
where kind = 'cmsBlocks'
  and document ->> 'identifier' = 'footer_payment'
  and document ->> 'frontTitle' = 'Płatności i dostawa'
  and document ->> 'content' = '<ul><li>BLIK</li><li>Karta płatnicza</li><li>Szybki przelew</li><li>Raty 0%</li><li>Automaty paczkowe</li><li>Kurier</li><li>Odbiór w salonie</li></ul>';
