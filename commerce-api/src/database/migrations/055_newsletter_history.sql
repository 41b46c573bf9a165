-- J-244: what became of the consent to a store's newsletter: asked for, confirmed by the address's owner, withdrawn. Rows are only added.
create table newsletter_event (
  id bigint generated always as identity primary key,
  store_code text not null,
  email text not null,
  event text not null,
  at timestamptz not null
);
create index newsletter_event_email on newsletter_event (email);
insert into newsletter_event (store_code, email, event, at)
  select store_code, email, event, at
  from newsletter_subscription,
    lateral (values ('asked', asked_at), ('confirmed', confirmed_at), ('ended', ended_at)) as known (event, at)
  where at is not null
  order by at;
