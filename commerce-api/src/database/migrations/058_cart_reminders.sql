-- A-26: the one e-mail about a cart that was left, for whoever has asked for it. The row outlives its cart, so that none comes twice.
create table cart_reminder (
  cart_id text primary key,
  store_code text not null,
  -- SHA-256 of the address: it is compared, never written to again.
  mailbox text not null,
  -- Of the link that ends such e-mails.
  end_token text not null unique,
  sent_at timestamptz not null,
  ended_at timestamptz
);
create index cart_reminder_mailbox on cart_reminder (mailbox, store_code);
-- For the look at carts that wait.
create index cart_reminder_wanted on cart (updated_at) where jsonb_typeof(checkout->'reminder') = 'object';
