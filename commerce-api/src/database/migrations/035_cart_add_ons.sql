-- What a line of a cart has besides its product (C-26, C-27): the chosen warranty and services. Prices are always counted anew.
alter table cart_item add column add_ons jsonb not null default '{"warrantyId": null, "services": []}';
