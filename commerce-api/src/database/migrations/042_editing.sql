-- J-217: what editors change at the desk. `key` names it within its kind: a store, a page's id, a store and a path, a SKU.
create sequence content_entry_id;
create table content_entry (
  id integer primary key,
  kind text not null,
  key text not null,
  -- Number of its newest version.
  version integer not null,
  -- The version that shoppers see; null: none of them.
  live integer,
  -- When which version is to be published by itself; null: none is.
  due_at timestamptz,
  due_version integer,
  -- Who has asked for that.
  due_by integer,
  -- Why the last publishing at a time was refused; null: it was not.
  due_problem text,
  unique (kind, key)
);
create index content_entry_due on content_entry (due_at);

-- Versions are never changed and never deleted.
create table content_version (
  entry_id integer not null,
  number integer not null,
  document jsonb not null,
  saved_at timestamptz not null,
  -- Null: as the server found it.
  saved_by integer,
  -- The version that was brought back; null: a new one.
  restored integer,
  primary key (entry_id, number)
);
