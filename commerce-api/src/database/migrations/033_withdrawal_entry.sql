-- J-198: the way to the withdrawal stands in the footer of every page, and goods with a seal say so. Empty databases get both with their content.
update reference_record
set document = jsonb_set(
  document,
  '{content}',
  to_jsonb(
    replace(
      document ->> 'content',
      '<li><a href="/reklamacje">Reklamacje</a></li>',
      '<li><a href="/reklamacje">Reklamacje</a></li><li><a href="/odstapienie-od-umowy">Odstąp od umowy tutaj</a></li>'
    )
  )
)
where kind = 'cmsBlocks' and document ->> 'identifier' = 'footer_links_shop' and document ->> 'content' not like '%/odstapienie-od-umowy%';

insert into reference_record (kind, id, position, document)
select 'dictionaries', '9', 8, '{
  "id": 9, "name": "Towary zaplombowane", "elements": [
    {"elementId": 901, "name": "Zwrócisz, jeżeli plomba na opakowaniu jest nienaruszona – to artykuł higieniczny.",
      "additionalData1": "uroda-i-zdrowie/higiena-jamy-ustnej", "additionalData2": "", "additionalData3": "", "additionalData4": ""},
    {"elementId": 902, "name": "Zwrócisz, jeżeli plomba na opakowaniu jest nienaruszona – to artykuł higieniczny.",
      "additionalData1": "uroda-i-zdrowie/golenie", "additionalData2": "", "additionalData3": "", "additionalData4": ""}
  ]
}'::jsonb
where exists (select 1 from reference_record where kind = 'dictionaries')
  and not exists (select 1 from reference_record where kind = 'dictionaries' and id = '9');
