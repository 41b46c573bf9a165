-- A-61: what browsers report; kept short by the server.
create table client_error (
  error_id text primary key,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  seen integer not null,
  document jsonb not null
);
