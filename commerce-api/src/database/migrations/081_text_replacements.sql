-- J-293: texts that an editor has replaced in several contents at once, and can take back as one.
create sequence content_replacement_id;
create table content_replacement (
  id integer primary key,
  search text not null,
  replacement text not null,
  made_at timestamptz not null,
  made_by integer not null,
  -- Null: it is not taken back.
  undone_at timestamptz,
  undone_by integer
);

-- The versions between which a replacement lies, for each content that it has changed.
create table content_replacement_entry (
  replacement_id integer not null,
  entry_id integer not null,
  version_before integer not null,
  version_after integer not null,
  -- Shoppers saw the content before, and so the change; otherwise it is in a draft.
  is_live boolean not null,
  primary key (replacement_id, entry_id)
);
