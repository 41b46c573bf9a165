-- J-245: papers of a sale as they were issued. A number is given in the transaction that writes its paper: a series has no gaps.
create sequence invoice_id start 1001;
create table invoice_series (
  store_code text not null,
  -- invoice, receipt, correction
  kind text not null,
  year integer not null,
  last integer not null,
  primary key (store_code, kind, year)
);

create table invoice (
  id integer primary key,
  order_id integer not null,
  kind text not null,
  -- Of the order's papers, from 0: an order has one invoice or receipt, each correction follows the one before.
  position integer not null,
  store_code text not null,
  number text not null unique,
  issued_at timestamptz not null,
  -- What the national system of e-invoices calls it; null until it has told.
  ksef_number text unique,
  document jsonb not null,
  unique (order_id, position)
);
