-- J-312: who has asked to be reminded once of a rating that was not given.
create table rating_reminder (
  customer_id integer primary key,
  asked_at timestamptz not null,
  ended_at timestamptz,
  -- Of the link that ends them.
  end_token text not null unique
);

alter table order_survey add column reminded_at timestamptz;
-- SHA-256 of what the link of the reminder holds: that of the first e-mail is not kept.
alter table order_survey add column reminder_hash text unique;
create index order_survey_open on order_survey (asked_at) where kind = 'rating' and answered_at is null and reminded_at is null;
