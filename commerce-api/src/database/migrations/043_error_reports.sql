-- A-53: errors that visitors have reported with the form of the shop.
create sequence error_report_id;
create table error_report (
  id integer primary key,
  store_code text not null,
  created_at timestamptz not null,
  name text not null,
  email text not null,
  -- Empty: not given.
  phone text not null,
  comment text not null,
  -- Path of the page where it happened; empty: not given.
  page text not null,
  -- As the browser names itself.
  browser text not null,
  -- When a member of staff has dealt with it, and who.
  closed_at timestamptz,
  closed_by integer
);
create index error_report_open on error_report (closed_at, created_at);
