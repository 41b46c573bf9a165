-- J-141: the second factor of a customer. The secret is encrypted; null `confirmed_at`: set up, but no code has been given yet.
create table second_factor (
  customer_id integer primary key,
  secret text not null,
  -- The time step of the last code that was accepted: each code is valid once.
  last_step integer not null,
  recovery_salt text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz
);

-- J-142: argon2id of each recovery code that has not been used.
create table recovery_code (
  customer_id integer not null,
  hash text not null,
  primary key (customer_id, hash)
);

-- What has been begun and is ended within minutes, under the SHA-256 of a random value: a sign-in whose password was right ('code'), a
-- sign-in with a passkey ('passkey', of nobody yet) and the making of one ('new-passkey').
create table sign_in_challenge (
  hash text primary key,
  purpose text not null,
  customer_id integer,
  expires_at timestamptz not null
);
create index sign_in_challenge_expiry on sign_in_challenge (expires_at);
