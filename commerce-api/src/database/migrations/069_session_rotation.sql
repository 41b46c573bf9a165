-- J-267: a session gets a new token now and then. The one before stays valid until the new one has been used, and a little longer.
alter table customer_session add column previous_hash text unique;
-- With it the new token is made of the one before: who asks again with that one gets the same answer.
alter table customer_session add column rotation_nonce text;
-- The store in which it was asked for: its e-mails are sent from there.
alter table customer_session add column rotation_store text;
-- When the newest token was used first.
alter table customer_session add column confirmed_at timestamptz;
-- SHA-256 of all tokens that a session has had: using one of them again ends it.
create table retired_token (
  token_hash text primary key,
  session_id uuid not null references customer_session (id) on delete cascade
);
create index retired_token_session on retired_token (session_id);
