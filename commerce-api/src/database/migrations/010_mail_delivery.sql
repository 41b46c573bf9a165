-- E-mails that nobody took for a day; kept for whoever looks into it.
alter table mail_outbox add column given_up_at timestamptz;
create index mail_outbox_sent on mail_outbox (sent_at) where sent_at is not null;

-- Where e-mails go while no mail server is set: the last ones, to be read in development.
create sequence sandbox_mail_id;
create table sandbox_mail (
  id bigint primary key,
  -- Of the outbox: an e-mail that is delivered again takes the place of the first one.
  outbox_id text not null unique,
  kind text not null,
  recipient text not null,
  delivered_at timestamptz not null,
  subject text not null,
  body_text text not null,
  body_html text not null
);
