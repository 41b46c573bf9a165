-- J-241, J-242: links of e-mails that change an account, under the SHA-256 of their token; each changes something once.
create table account_link (
  token_hash text primary key,
  -- 'delete', 'new-email', 'undo-email'
  purpose text not null,
  customer_id integer not null,
  -- The address that is asked for, or the one that comes back; null for a deletion.
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_link_customer on account_link (customer_id);
create index account_link_email on account_link (email) where email is not null;
create index account_link_expiry on account_link (expires_at);
