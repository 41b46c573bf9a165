-- A-58: visits of browsers that allowed analytics, under the number that they have for a day.
create table visit (
  session_id text primary key,
  store_code text not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  refreshes integer not null,
  -- The page that the visitor is on.
  url text not null,
  -- How the visit began: referer, search_params, utm_source, utm_medium, utm_campaign.
  came_by jsonb not null
);
create index visit_by_last_seen on visit (last_seen);
