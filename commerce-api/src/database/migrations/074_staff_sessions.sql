-- J-275: the desk's page keeps the token of a session instead of its holder's own. Sessions that have ended stay for a while: a tab that
-- wakes up with one of their tokens guesses nothing.
create table staff_session (
  id uuid primary key default gen_random_uuid(),
  staff_id integer not null references staff (id) on delete cascade,
  -- SHA-256 of the newest token, and of the one before, which stays valid until the newest has been used, and a minute longer.
  token_hash text not null unique,
  previous_hash text unique,
  -- With it the newest token is made of the one before.
  rotation_nonce text,
  rotated_at timestamptz,
  -- When the newest token was used first.
  confirmed_at timestamptz,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_session_staff on staff_session (staff_id);
create index staff_session_expires on staff_session (expires_at);
-- SHA-256 of all tokens that a session has had: using one of them again ends it.
create table retired_staff_token (
  token_hash text primary key,
  session_id uuid not null references staff_session (id) on delete cascade
);
create index retired_staff_token_session on retired_staff_token (session_id);
