-- Receipts and invoices of the shops (A-56): what was sold in a shop, to nobody by name.
create table sale_document (
  number text not null,
  day text not null,
  shop_id integer not null,
  kind text not null,
  document jsonb not null,
  primary key (number, day, shop_id)
);

-- A-57, ∅09: complaints. The number is random: whoever knows it reads how the complaint stands.
create sequence complaint_id start 1001;
create table complaint (
  id integer primary key,
  number text not null unique,
  store_code text not null,
  -- Null for guests.
  customer_id integer,
  -- Lower case.
  email text not null,
  state text not null,
  submitted_at timestamptz not null,
  -- SHA-256 of what was sent: the same once more is the same complaint.
  digest text not null,
  document jsonb not null
);
create index complaint_digest on complaint (digest);
create index complaint_open on complaint (submitted_at) where state in ('submitted', 'answered');

-- Photos as they were encoded anew, papers as they were sent; loose until the complaint is sent. The id is random.
create table complaint_file (
  id text primary key,
  complaint_id integer,
  position integer not null default 0,
  uploaded_at timestamptz not null,
  name text not null,
  media_type text not null,
  bytes bytea not null
);
create index complaint_file_of on complaint_file (complaint_id);
create index complaint_file_loose on complaint_file (uploaded_at) where complaint_id is null;

-- The timeline: what the shop has answered and decided.
create table complaint_event (
  complaint_id integer not null,
  position integer not null,
  state text not null,
  at timestamptz not null,
  message text not null,
  primary key (complaint_id, position)
);
