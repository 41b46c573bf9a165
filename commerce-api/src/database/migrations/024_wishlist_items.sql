-- An item's number is never used again: a device that was offline may ask to remove one that another device has removed.
create sequence wishlist_item_id;
select setval('wishlist_item_id', coalesce((select max(item_id) from wishlist_item), 0) + 1, false);
create unique index wishlist_item_product on wishlist_item (customer_id, product_id);
