-- J-319: what subscribers want, and the issues that editors write.
alter table newsletter_subscription add column language text not null default 'pl';
alter table newsletter_subscription add column topics text[] not null default '{promotions,guides,news}';
-- Whether every issue is sent, or at most one a week or a month.
alter table newsletter_subscription add column frequency text not null default 'all';
alter table newsletter_subscription add column last_issue_at timestamptz;
-- Issues are sent in the order of the tokens, from the last one on.
create index newsletter_subscription_sending on newsletter_subscription (store_code, leave_token)
  where confirmed_at is not null and ended_at is null;

create sequence newsletter_issue_id;
create table newsletter_issue (
  id integer primary key,
  store_code text not null,
  topic text not null,
  -- By language; without a Ukrainian text all get the Polish one.
  texts jsonb not null,
  -- Counts saves: who has seen an older one is told.
  version integer not null,
  changed_at timestamptz not null,
  changed_by integer not null,
  -- Null: a draft.
  send_at timestamptz,
  sent_by integer,
  -- Null: nothing of it is to be sent now or later.
  next_part_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- An editor has stopped it before the last one was sent.
  is_stopped boolean not null default false,
  -- The token of the last subscriber who has got it.
  cursor text not null default '',
  sent_count integer not null default 0
);
create index newsletter_issue_due on newsletter_issue (next_part_at) where next_part_at is not null;
