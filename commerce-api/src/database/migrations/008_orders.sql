-- What the shopper has chosen for the cart: addresses, payment, delivery, coupon. Prices are always counted anew.
alter table cart add column checkout jsonb not null default '{}';

create sequence order_id start 100001;

-- One row per order. A cart, and an idempotency key, become one order at most: the database itself refuses a second.
create table shop_order (
  id integer primary key,
  number text not null unique,
  -- Lets its bearer read the order: 256 random bits.
  hash text not null,
  store_code text not null,
  customer_id integer,
  -- Placed without signing in, even if it has become a new customer's since.
  is_guest boolean not null,
  email text not null,
  cart_id text not null unique,
  idempotency_key text not null unique,
  status text not null,
  payment_method text not null,
  payment_status text not null,
  shipping_method text not null,
  grand_total integer not null,
  placed_at timestamptz not null,
  document jsonb not null
);
create index shop_order_customer on shop_order (customer_id, placed_at);
-- For the timer that cancels what nobody pays.
create index shop_order_unpaid on shop_order (placed_at) where status = 'pending_payment';

-- Pieces by product: what stock has gone to whom.
create table order_line (
  order_id integer not null,
  line_id integer not null,
  product_id integer not null,
  warehouse_id integer,
  qty integer not null,
  primary key (order_id, line_id)
);

-- The timeline.
create table order_event (
  order_id integer not null,
  position integer not null,
  event text not null,
  at timestamptz not null,
  primary key (order_id, position)
);

-- Tries to pay. `id` is what the gateway knows the payment by.
create table payment (
  id text primary key,
  order_id integer not null,
  method text not null,
  gateway text not null,
  amount integer not null,
  -- new: nothing asked of the gateway yet; pending: the shopper or the bank is to act; paid; failed.
  status text not null,
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz,
  document jsonb not null
);
create index payment_order on payment (order_id, created_at);

-- A-40, A-41: the day on which a large order is to come.
create table delivery_date (
  hash text primary key,
  order_id integer not null unique,
  -- SHA-256 of the pin in the e-mail.
  pin_hash text not null,
  day text,
  hours text,
  chosen_at timestamptz
);
