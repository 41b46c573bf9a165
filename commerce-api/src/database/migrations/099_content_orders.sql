-- J-348: the order of the menu and of the columns of the footer as editors change it; a shop that is filled after this brings its own.
insert into reference_record (kind, id, position, document)
select 'contentOrders', list.id, list.position, jsonb_build_object('id', list.id, 'keys', '[]'::jsonb)
from (values ('menu', 0), ('footer', 1)) as list (id, position)
where exists (select from reference_record);
