create table cart (
  id text primary key,
  store_code text not null,
  customer_id integer,
  version integer not null,
  last_item_id integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index cart_customer on cart (customer_id);

create table cart_item (
  cart_id text not null,
  item_id integer not null,
  product_id integer not null,
  main_product_sku text,
  qty integer not null,
  primary key (cart_id, item_id)
);
