-- R-65, R-69: what an e-mail about an order asks for: once each. `id` is the SHA-256 of the link's token.
create table order_survey (
  id text primary key,
  order_id integer not null,
  kind text not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  document jsonb,
  unique (order_id, kind)
);
create index order_survey_answered on order_survey (kind, answered_at) where answered_at is not null;
