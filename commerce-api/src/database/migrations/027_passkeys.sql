-- J-144: public keys of customers' passkeys.
create table passkey (
  id uuid primary key,
  -- As authenticators name it, base64url.
  credential_id text not null unique,
  customer_id integer not null,
  -- The random name under which authenticators know the customer, base64url: one for all passkeys of a customer.
  user_handle text not null,
  -- COSE, base64url.
  public_key text not null,
  -- How often the authenticator has signed; those that do not count say 0.
  counter bigint not null,
  -- How browsers reach it, separated by commas.
  transports text not null,
  -- The host name of the store in which it was made: browsers offer it there alone.
  rp_id text not null,
  -- As its owner calls it; null: nothing is known of where it was made.
  name text,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_customer on passkey (customer_id);
