/** K-01: codes of what a shopper goes through between the cart and the thanks. */
export const CHECKOUT_STEP = { none: 0, cart: 1, payment: 2, address: 3, shipping: 4, summary: 5, success: 6 } as const;
