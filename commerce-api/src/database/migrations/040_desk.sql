-- J-157: who works at the desk. A token is told once; only its hash is here.
create sequence staff_id;
create table staff (
  id integer primary key,
  -- As colleagues know the holder: 'Ola', 'dział obsługi'.
  name text not null,
  role text not null,
  -- SHA-256 of the token.
  token_hash text not null unique,
  created_at timestamptz not null,
  revoked_at timestamptz
);

-- J-159: every change that staff makes, written with the change. Ids and states alone: no text of a shopper, no e-mail.
create sequence staff_action_id;
create table staff_action (
  id integer primary key,
  -- Null: the server itself, at its start.
  staff_id integer,
  made_at timestamptz not null,
  action text not null,
  -- Of the submission, the question or the member of staff.
  subject_id integer not null,
  state_before text not null,
  state_after text not null
);
create index staff_action_subject on staff_action (action, subject_id);
