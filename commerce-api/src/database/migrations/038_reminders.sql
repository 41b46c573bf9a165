-- J-171: an address that its owner has proven: by a link of the shop's to that mailbox.
alter table customer add column email_confirmed_at timestamptz;

-- O-09: who wants to hear of a product: that it can be bought again, or that it costs less. One e-mail each, only to confirmed mailboxes.
create sequence product_reminder_id;
create table product_reminder (
  id integer primary key,
  store_code text not null,
  email text not null,
  product_id integer not null,
  kind text not null,
  -- Of the signed-in customer whose own address it is.
  customer_id integer,
  -- What the product cost when a lower price was asked for, grosze.
  price_seen integer,
  asked_at timestamptz not null,
  confirm_hash text not null unique,
  -- Of the link that ends it: each of its e-mails carries it, so it is kept as it is.
  end_token text not null unique,
  confirmed_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  unique (store_code, email, product_id, kind)
);
create index product_reminder_waiting on product_reminder (product_id) where confirmed_at is not null and sent_at is null and ended_at is null;
create index product_reminder_of_customer on product_reminder (customer_id) where customer_id is not null;
