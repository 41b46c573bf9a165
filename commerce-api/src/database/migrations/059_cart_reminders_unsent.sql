-- A-26: a cart about which nothing was written is noted as well, so that it is not looked at again; it makes no mailbox wait for the next e-mail.
alter table cart_reminder alter column sent_at drop not null;
