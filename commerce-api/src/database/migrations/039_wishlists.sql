-- J-173: lists that a customer has named, and what is shared of them. List 0 is everybody's first one: it has a row only when it is shared.
create sequence wishlist_list_id;
create table wishlist (
  customer_id integer not null,
  list_id integer not null,
  name text not null,
  created_at timestamptz not null,
  -- Of the link by which anybody reads the list; shown to its customer again, so it is kept as it is.
  share_token text unique,
  primary key (customer_id, list_id)
);

alter table wishlist_item add column list_id integer not null default 0;
-- What the product cost when it was put there, grosze, and whether it could not be bought; unknown for those of before.
alter table wishlist_item add column price_added integer;
alter table wishlist_item add column was_sold_out boolean not null default false;
drop index wishlist_item_product;
create unique index wishlist_item_product on wishlist_item (customer_id, list_id, product_id);
