-- J-318: whether help pages have helped, as visitors say.
create table page_vote (
  -- Chosen by who votes, so that a vote whose answer was lost is kept once.
  key text primary key,
  store_code text not null,
  -- `/zwroty.html`
  page text not null,
  is_helpful boolean not null,
  comment text not null default '',
  voted_at timestamptz not null
);
create index page_vote_page on page_vote (store_code, page, voted_at);
create index page_vote_age on page_vote (voted_at);
