-- What customers have written about products. `review` and `product_question` hold what is published; what waits for its author's
-- confirmation or for the shop stands apart, so that nothing of it can come onto a page. Ids below 10^9 belong to the seed.
create sequence review_id start 1000000000;
create sequence question_id start 1000000000;

alter table review add column helpful_votes integer not null default 0;
alter table review add column photo_count integer not null default 0;
update review set helpful_votes = (document->>'helpfulVotes')::integer where document ? 'helpfulVotes';
create index review_product_stars on review (product_id, stars);

create table review_submission (
  id integer primary key,
  product_id integer not null,
  store_code text not null,
  -- Null for guests, whose address is proven by a link.
  customer_id integer,
  -- Lower case.
  email text not null,
  -- unconfirmed: its author has not opened the link; waiting: for the shop; published; rejected.
  state text not null,
  written_at timestamptz not null,
  -- SHA-256 of what the link of the e-mail holds; null for customers.
  confirm_hash text unique,
  confirmed_at timestamptz,
  decided_at timestamptz,
  -- Why it was rejected, as the e-mail to its author says.
  reason text,
  -- The published review; a later submission of the same author changes that one.
  review_id integer,
  -- Its author has paid for the product here.
  is_purchase boolean not null default false,
  stars integer not null,
  document jsonb not null
);
create index review_submission_author on review_submission (product_id, email);
create index review_submission_waiting on review_submission (confirmed_at) where state = 'waiting';
create index review_submission_unconfirmed on review_submission (written_at) where state = 'unconfirmed';

-- Photos as they were encoded anew. The id is random: it is the address.
create table review_photo (
  id text primary key,
  -- Null until the review that it belongs to is sent.
  submission_id integer,
  -- Where it is shown; null until it is published.
  review_id integer,
  position integer not null default 0,
  uploaded_at timestamptz not null,
  width integer not null,
  height integer not null,
  picture bytea not null,
  thumbnail bytea not null
);
create index review_photo_submission on review_photo (submission_id);
create index review_photo_review on review_photo (review_id);
create index review_photo_loose on review_photo (uploaded_at) where submission_id is null;

-- Who has found a review helpful, once each.
create table review_vote (
  review_id integer not null,
  -- SHA-256 of the customer or of the browser.
  voter text not null,
  voted_at timestamptz not null,
  primary key (review_id, voter)
);

create table question_submission (
  id integer primary key,
  product_id integer not null,
  store_code text not null,
  customer_id integer,
  email text not null,
  state text not null,
  asked_at timestamptz not null,
  confirm_hash text unique,
  confirmed_at timestamptz,
  decided_at timestamptz,
  reason text,
  -- The published question.
  question_id integer unique,
  -- When the asker was sent the e-mail about the answer.
  answer_sent_at timestamptz,
  document jsonb not null
);
create index question_submission_waiting on question_submission (confirmed_at) where state = 'waiting';
create index question_submission_unconfirmed on question_submission (asked_at) where state = 'unconfirmed';
