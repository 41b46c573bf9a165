-- J-303: the cart that has what was put aside in the ordered one; kept so that an order sent again gets the same answer.
alter table shop_order add column next_cart_id text;
