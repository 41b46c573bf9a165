-- J-335: when a courier collects withdrawn goods that are too large for a parcel.
create table withdrawal_pickup (
  withdrawal_id integer primary key,
  -- As the shopper wants it.
  day text not null,
  -- As the courier knows it; null: it knows of none.
  booked_day text,
  -- The courier's number of the collection.
  shipment text,
  collected_at timestamptz
);
create index withdrawal_pickup_waiting on withdrawal_pickup (withdrawal_id) where collected_at is null;
