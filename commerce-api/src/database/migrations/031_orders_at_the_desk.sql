-- Of the shop's staff, for itself.
alter table shop_order add column note text not null default '';
-- For the desk's list, the newest first.
create index shop_order_placed on shop_order (placed_at, id);

-- What gateways have reported about payments, and what it meant.
create sequence payment_report_id;
create table payment_report (
  id integer primary key,
  payment_id text not null,
  at timestamptz not null,
  status text not null,
  result text not null
);
create index payment_report_payment on payment_report (payment_id);

-- The order that an e-mail is about.
alter table mail_outbox add column order_id integer;
create index mail_outbox_order on mail_outbox (order_id) where order_id is not null;
