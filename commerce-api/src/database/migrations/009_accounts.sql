-- Ids below 1000 belong to the customers and addresses of the seed.
create sequence customer_id start 1000;
create sequence customer_address_id start 1000;

-- Links for a new password: only the SHA-256 of what the e-mail holds is kept.
create table password_reset (
  token_hash text primary key,
  customer_id integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_reset_customer on password_reset (customer_id);
create index customer_token_customer on customer_token (customer_id);
