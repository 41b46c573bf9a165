-- J-240: since when whoever knows the password of an account is who reads its mailbox: the password was set by a link that was sent there. A
-- mailbox that is confirmed alone may be a stranger's who has pressed a link that somebody else has asked for.
alter table customer add column mailbox_owned_at timestamptz;

-- J-124: what the clean-up looks for.
create index newsletter_subscription_waiting on newsletter_subscription (asked_at) where confirmed_at is null and ended_at is null;
create index newsletter_subscription_ended on newsletter_subscription (ended_at) where ended_at is not null;
create index newsletter_event_ended on newsletter_event (at) where event = 'ended';
