-- J-341: pages of shops show the hours and the contact of the shop's record, which editors change. What an editor has written otherwise stays.
-- The first quantifier says for the whole expression that it takes as little as possible: the first table alone.
update reference_record page
set document = jsonb_set(
  page.document,
  '{content}',
  to_jsonb(
    regexp_replace(
      regexp_replace(
        page.document ->> 'content',
        '<h2>Godziny otwarcia</h2><table[^>]*?>.*?</table>',
        '<h2>Godziny otwarcia</h2><p>{{salon-hours-' || shop.id || '}}</p>'
      ),
      '<p>Telefon: [^<]*, e-mail: <a [^>]*>[^<]*</a></p>',
      '<p>Telefon: {{salon-phone-' || shop.id || '}}, e-mail: {{salon-email-' || shop.id || '}}</p>'
    )
  )
)
from reference_record shop
where page.kind = 'cmsPages' and shop.kind = 'physicalStores' and page.document ->> 'urlKey' = shop.document ->> 'urlPath';

-- The list of all of them has their numbers, set with spaces at which no line breaks.
do $$
declare
  shop record;
begin
  for shop in select id, document ->> 'phone' as phone from reference_record where kind = 'physicalStores' loop
    update reference_record
    set document = jsonb_set(
      document,
      '{content}',
      to_jsonb(replace(document ->> 'content', replace(shop.phone, ' ', chr(160)), '{{salon-phone-' || shop.id || '}}'))
    )
    where kind = 'cmsPages' and document ->> 'urlKey' = 'salony';
  end loop;
end $$;
