-- J-126: browsers from which a customer has signed in, under the SHA-256 of a random cookie. One browser may be several customers'.
create table known_browser (
  hash text not null,
  customer_id integer not null,
  last_used_at timestamptz not null,
  primary key (hash, customer_id)
);
create index known_browser_customer on known_browser (customer_id);

-- The browser in which a session was begun: to end the session of a stranger is to forget the browser, too.
alter table customer_session add column browser_hash text;

-- The first sign-in follows the registration: nobody has to be told of it.
alter table customer add column has_signed_in boolean not null default true;
alter table customer alter column has_signed_in set default false;
