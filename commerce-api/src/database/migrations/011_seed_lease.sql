-- Who fills the catalogue, and when it last did something: of two servers that start on one empty database one waits.
alter table seed_state add column filler text;
alter table seed_state add column active_at timestamptz;
