-- Vouchers of the shop and of employers. Their holders know the code, here is only its hash; what is left on one is spent once.
create sequence voucher_id start 1001;
create table voucher (
  id integer primary key,
  -- SHA-256 of the code without spaces and hyphens, in capitals.
  code_hash text not null unique,
  -- The end of the code, as the shop shows it.
  code_end text not null,
  balance integer not null check (balance >= 0),
  expires_at timestamptz not null,
  created_at timestamptz not null
);

-- What orders have spent and cancelled ones have given back, each once.
create table voucher_movement (
  order_id integer not null,
  -- spent, returned
  kind text not null,
  voucher_id integer not null,
  amount integer not null,
  at timestamptz not null,
  primary key (order_id, kind)
);

-- The part of an order's total that a voucher has paid.
alter table shop_order add column voucher_amount integer not null default 0;
