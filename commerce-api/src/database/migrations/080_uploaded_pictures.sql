-- J-291: pictures that editors have uploaded, as they were encoded anew: upright, without metadata, of bounded width.
create sequence uploaded_picture_id;
create table uploaded_picture (
  id integer primary key,
  -- Of the bytes; a part of the address.
  hash text not null unique,
  -- As its editor's file was called.
  name text not null,
  width integer not null,
  height integer not null,
  -- WebP.
  bytes bytea not null,
  byte_count integer not null,
  uploaded_at timestamptz not null,
  uploaded_by integer not null,
  -- Of its description; 0: it has none yet, and no content may show it.
  version integer not null,
  alt_pl text not null,
  alt_ua text not null,
  -- It says nothing that the text beside it does not say.
  is_decorative boolean not null
);
