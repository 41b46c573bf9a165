-- A-44, A-45: the shop for which a neoportal customer sells.
create table neoportal_store (
  customer_id integer primary key,
  shop_id integer not null,
  chosen_at timestamptz not null
);
