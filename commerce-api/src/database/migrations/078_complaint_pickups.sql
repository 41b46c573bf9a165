-- J-288: when a courier collects the goods of a complaint.
create table complaint_pickup (
  complaint_id integer primary key,
  -- As the claimant wants it.
  day text not null,
  -- As the courier knows it; null: it knows of none.
  booked_day text,
  -- The courier's number of the parcel.
  shipment text,
  collected_at timestamptz,
  -- The shop has rejected the complaint before.
  ended_at timestamptz
);
create index complaint_pickup_waiting on complaint_pickup (complaint_id) where collected_at is null;
