-- J-303: lines that were put aside for later. They keep their numbers, so that they come back into their place; they go with their cart.
create table cart_saved_item (
  cart_id text not null references cart (id) on delete cascade,
  item_id integer not null,
  product_id integer not null,
  main_product_sku text,
  qty integer not null,
  add_ons jsonb not null,
  gift jsonb,
  primary key (cart_id, item_id)
);
