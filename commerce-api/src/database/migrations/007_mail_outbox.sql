-- E-mails to be sent, written in the transaction of what they tell about: both are there or neither.
create table mail_outbox (
  id text primary key,
  kind text not null,
  recipient text not null,
  store_code text not null,
  created_at timestamptz not null,
  -- When it is to be tried (again); moved into the future by whoever is sending it now.
  due_at timestamptz not null,
  tries integer not null,
  sent_at timestamptz,
  last_error text,
  document jsonb not null
);
create index mail_outbox_due on mail_outbox (due_at) where sent_at is null;
