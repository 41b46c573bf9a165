-- Who gets the newsletter of a store (J-75): asked for by anybody, confirmed by the address's owner, ended by a link of any of its e-mails.
create table newsletter_subscription (
  store_code text not null,
  email text not null,
  asked_at timestamptz not null,
  -- Of the link that confirms; null when the subscription has ended.
  confirm_hash text unique,
  -- Of the link that ends: each newsletter carries it, so it is kept as it is.
  leave_token text not null unique,
  confirmed_at timestamptz,
  ended_at timestamptz,
  primary key (store_code, email)
);
