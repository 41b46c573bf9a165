-- Additions to carts that have been made, by the name that the caller gave them: one that is sent again adds nothing.
create table cart_addition (
  cart_id text not null,
  key text not null,
  primary key (cart_id, key)
);
