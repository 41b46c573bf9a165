-- What is paid back of an order: a part for each way by which it was paid. Written with the change that causes it, sent to the gateway
-- afterwards; the id is what the gateway knows the refund by.
create table order_refund (
  id text primary key,
  order_id integer not null,
  -- The payment that is paid back; null: the voucher, or money that came without a gateway.
  payment_id text,
  -- voucher, gateway; transfer: by hand, where there is no gateway, or where it refuses.
  way text not null,
  -- cancelled: with the order; staff: by the desk; withdrawal: goods came back; late: the payment came for an order that did not wait for it.
  reason text not null,
  amount integer not null check (amount > 0),
  -- pending, done
  status text not null,
  created_at timestamptz not null,
  done_at timestamptz
);
create index order_refund_order on order_refund (order_id);
create index order_refund_pending on order_refund (created_at) where status = 'pending';

-- Paid for an order that did not wait for it.
alter table payment add column is_late boolean not null default false;

-- The sandbox's books of what it has paid back.
create table sandbox_refund (
  id text primary key,
  transaction_id text not null,
  amount integer not null
);
create index sandbox_refund_transaction on sandbox_refund (transaction_id);
