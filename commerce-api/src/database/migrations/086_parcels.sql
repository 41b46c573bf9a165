-- J-310: parcels whose way is followed; one of each order that was sent. Its number is in the document of the order.
create table parcel (
  order_id integer primary key,
  sent_at timestamptz not null,
  -- Nobody asks its carrier before this time.
  ask_at timestamptz not null,
  -- Nobody asks its carrier any more.
  ended_at timestamptz
);
create index parcel_followed on parcel (ask_at) where ended_at is null;

-- What its carrier has told, each once.
create table parcel_event (
  order_id integer not null,
  state text not null,
  -- As the carrier says.
  at timestamptz not null,
  primary key (order_id, state, at)
);
