create sequence reservation_number start 500001;

-- K-16: goods that wait in a shop without being paid. The id lets its bearer read and change it: 192 random bits.
create table reservation (
  id text primary key,
  store_code text not null,
  -- Of the customer who was signed in.
  customer_id integer,
  -- draft: shop and contact are being chosen; waiting: the pieces are put aside; cancelled, expired.
  status text not null,
  shop_id integer,
  -- What the shopper and the shop call it; null for a draft.
  number text unique,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Until then the pieces are kept; null for a draft.
  expires_at timestamptz,
  document jsonb not null
);
create index reservation_waiting on reservation (expires_at) where status = 'waiting';
create index reservation_updated on reservation (updated_at) where status <> 'waiting';

create table reservation_line (
  reservation_id text not null,
  line_id integer not null,
  product_id integer not null,
  qty integer not null,
  -- Of one piece, grosze, as the shopper has seen it when it was reserved; null for a draft.
  price integer,
  primary key (reservation_id, line_id)
);
