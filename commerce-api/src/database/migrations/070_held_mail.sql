-- J-268: e-mails of an order to a mailbox that nobody has proven may wait for the payment.
alter table shop_order add column is_mail_held boolean not null default false;
alter table mail_outbox add column is_held boolean not null default false;
create index shop_order_email on shop_order (lower(email));
