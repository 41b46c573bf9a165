-- Where and from which price a longer warranty is offered (A-30). Plans of before were written without: they are offered everywhere.
update reference_record set document = '{"categoryIds": [], "from": 0}'::jsonb || document where kind = 'warrantyPlans';
-- What shops that do a service call it in their own list (S-40); null: it is done at home.
update reference_record set document = '{"shopService": null}'::jsonb || document where kind = 'services';
update reference_record set document = document || '{"shopService": "montaż folii"}'::jsonb
  where kind = 'services' and document ->> 'kind' = 'protector';
