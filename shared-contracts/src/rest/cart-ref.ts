/** the customer's own cart, or a guest's by its id. */
export type CartRef = { readonly kind: 'mine' } | { readonly kind: 'guest'; readonly cartId: string };
