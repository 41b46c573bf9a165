-- J-339: comments of ratings whose authors let the shop publish them. Stars and text stay in the answer of the survey, once.
create sequence shop_review_id;
create table shop_review (
  id integer primary key,
  -- A delivered order is rated once.
  order_id integer not null unique,
  -- With which the comment is signed; empty: with none.
  first_name text not null,
  state text not null,
  consented_at timestamptz not null,
  -- Which words the author has consented to.
  consent_words text not null,
  withdrawn_at timestamptz,
  decided_at timestamptz,
  -- Why it was rejected.
  reason text
);
create index shop_review_waiting on shop_review (consented_at) where state = 'waiting';
create index shop_review_published on shop_review (consented_at) where state = 'published';
