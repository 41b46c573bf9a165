-- J-335: goods of a withdrawal that came to the shop another way are collected no more; the courier is told.
alter table withdrawal_pickup add column ended_at timestamptz;
update withdrawal_pickup set ended_at = now()
  where collected_at is null and withdrawal_id in (select id from withdrawal where state <> 'submitted');
-- What was paid back in the end (grosze): an order that was refunded meanwhile had less left. Null: not yet, or as it was told.
alter table withdrawal add column paid_back integer;
