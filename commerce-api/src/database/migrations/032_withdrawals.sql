-- J-198: withdrawals from contracts. The number is random: whoever knows it reads how the withdrawal stands.
create sequence withdrawal_id start 1001;
create table withdrawal (
  id integer primary key,
  number text not null unique,
  order_id integer not null,
  -- Of the order's withdrawals, from 0: of two that saw the same order only one is kept.
  position integer not null,
  -- SHA-256 of what was sent: the same once more is the same withdrawal.
  digest text not null,
  state text not null,
  submitted_at timestamptz not null,
  document jsonb not null,
  unique (order_id, position)
);
create index withdrawal_open on withdrawal (submitted_at) where state <> 'refunded';

-- The timeline.
create table withdrawal_event (
  withdrawal_id integer not null,
  state text not null,
  at timestamptz not null,
  primary key (withdrawal_id, state)
);

-- Files that went with an e-mail.
alter table sandbox_mail add column attachments jsonb not null default '{"files": []}';
