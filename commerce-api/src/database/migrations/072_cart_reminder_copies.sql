-- A-26: the link in an e-mail about a guest's cart opens a copy of its lines: a mistyped mailbox does not open the addresses.
alter table cart_reminder add column copy_id text unique;
