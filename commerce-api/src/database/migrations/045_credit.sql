-- What an application for credit waits for: 'deciding' (the lender) or 'documents' (the shopper); null: none is under way.
alter table shop_order add column payment_review text;

-- The sandbox's lenders: applications instead of payments, what they wait for, and how they are paid back.
alter table sandbox_transaction add column is_credit boolean not null default false;
alter table sandbox_transaction add column review text;
