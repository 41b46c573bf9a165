create table customer (
  id integer primary key,
  email text not null unique,
  firstname text not null,
  lastname text not null,
  dob text,
  password_hash text not null,
  document jsonb not null
);

create table customer_address (
  id integer primary key,
  customer_id integer not null,
  document jsonb not null
);
create index customer_address_customer on customer_address (customer_id);

-- Only the SHA-256 of a token is kept.
create table customer_token (
  token_hash text primary key,
  customer_id integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
