create table wishlist_item (
  customer_id integer not null,
  item_id integer not null,
  product_id integer not null,
  added_at timestamptz not null,
  primary key (customer_id, item_id)
);
