-- Secrets that servers on one database share, made by the first that asks.
create table shop_secret (
  name text primary key,
  value text not null
);

-- The sandbox's own books: what a payment gateway would keep at its place.
create table sandbox_transaction (
  id text primary key,
  gateway text not null,
  amount integer not null,
  description text not null,
  paid_path text not null,
  failed_path text not null,
  -- open: the shopper is to act; waiting: the bank is; paid; failed.
  status text not null,
  failure text,
  -- What the bank will say, and when.
  coming text,
  due_at timestamptz,
  notified_at timestamptz
);
create index sandbox_transaction_waiting on sandbox_transaction (due_at) where notified_at is null;
