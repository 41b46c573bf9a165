-- J-125: a token is a session: its owner sees where it was begun and when it was used last, and may end it.
alter table customer_token rename to customer_session;
alter index customer_token_customer rename to customer_session_customer;
-- Names a session to its owner; it opens nothing.
alter table customer_session add column id uuid not null unique default gen_random_uuid();
-- Names of browser and system, null where they are not known. No network address is kept.
alter table customer_session add column browser text;
alter table customer_session add column system text;
alter table customer_session add column last_used_at timestamptz not null default now();
update customer_session set last_used_at = created_at;
