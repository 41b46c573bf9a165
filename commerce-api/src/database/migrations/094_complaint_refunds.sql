-- J-333: money that an accepted complaint gives back. Complaints that were accepted before were paid outside of the shop and have none.
create table complaint_refund (
  complaint_id integer primary key,
  -- The order that was complained of and the place of its line; null: not bought on the page.
  order_id integer,
  line integer,
  -- Pieces that the contract is over for; 0 where their price is reduced.
  qty integer not null,
  -- What the shop has found to be due (grosze); null: it does not know what was paid.
  expected integer,
  -- What was given back (grosze); null: nothing yet.
  amount integer,
  -- Of staff, where less was given back: its claimant reads it.
  note text not null default '',
  -- Whether staff has transferred a part of it.
  is_by_hand boolean not null default false,
  refunded_at timestamptz
);
create index complaint_refund_due on complaint_refund (complaint_id) where refunded_at is null;
create index complaint_refund_order on complaint_refund (order_id) where order_id is not null;
