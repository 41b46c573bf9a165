/** Why a change was refused; the cart is as it was. */
export type Refusal =
  | { readonly reason: 'cart_not_found' | 'item_not_found' | 'unknown_sku' | 'sales_blocked' | 'only_in_store' | 'out_of_stock' }
  | { readonly reason: 'warranty_not_offered' | 'service_not_offered' | 'wrong_service_option' }
  | { readonly reason: 'gift_details_missing' | 'no_gift_card' }
  | { readonly reason: 'wrong_qty'; readonly min: number; readonly max: number }
  | { readonly reason: 'not_enough_stock' | 'too_many_saved'; readonly max: number };
