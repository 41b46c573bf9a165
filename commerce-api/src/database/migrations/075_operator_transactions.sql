-- What operators of payments (PayU, Tpay) have of a payment. Each attempt to hand one over has a reference of its own, `<payment_id>.<attempt>`: one
-- whose answer was lost is never shown to anybody, so that the next attempt cannot be paid beside it.
create table operator_transaction (
  payment_id text not null references payment (id) on delete cascade,
  attempt integer not null,
  -- asked: the operator's answer is awaited, or was lost; open: the shopper can pay it; coded: a bank has its BLIK code;
  -- refused: the operator has not got it, or it was replaced; paid.
  state text not null,
  amount integer not null,
  is_credit boolean not null,
  -- The operator's own id; null until it is known.
  operator_id text,
  page_url text,
  -- Since when it is in that state.
  at timestamptz not null,
  primary key (payment_id, attempt)
);

-- Refunds that were asked for where the operator knows no ids of ours: how much of the payment had gone back before, to know it from what came after.
create table operator_refund (
  id text primary key references order_refund (id) on delete cascade,
  refunded_before integer not null,
  asked_at timestamptz not null
);

create index payment_undecided on payment (updated_at) where status in ('new', 'pending');
