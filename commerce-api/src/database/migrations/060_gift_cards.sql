-- J-250: gift cards are products without stock that no listing shows; a line of a cart says to whom the card goes.
alter table product add column is_gift_card boolean not null default false;
alter table cart_item add column gift jsonb;

-- A row for each card that was paid for, written with the payment. The code is made on the day of sending and is nowhere but in its e-mail.
create table gift_card (
  order_id integer not null,
  -- Counts the cards of the order, from 1.
  position integer not null,
  -- Place of the line in the order, from 0.
  line integer not null,
  value integer not null check (value > 0),
  -- waiting, sent, cancelled
  state text not null,
  gift jsonb not null,
  -- Calendar day in Poland.
  send_on text not null,
  sent_at timestamptz,
  voucher_id integer unique,
  primary key (order_id, position)
);
create index gift_card_waiting on gift_card (send_on) where state = 'waiting';
