-- J-290: e-mails before the warranty of bought goods ends, for customers who have asked for them; one row for each order and end.
create table warranty_reminder (
  order_id integer not null,
  -- The last day of the warranty, YYYY-MM-DD.
  until text not null,
  customer_id integer not null,
  language text not null,
  -- The goods whose warranty ends then: ids and Polish names.
  document jsonb not null,
  -- Of the link that ends those of the whole order.
  end_token text not null unique,
  asked_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  primary key (order_id, until)
);
create index warranty_reminder_waiting on warranty_reminder (until) where sent_at is null and ended_at is null;
