/** K-01 */
export const CHECKOUT_STEP = { NONE: 0, CART: 1, PAYMENT: 2, ADDRESS: 3, SHIPPING: 4, SUMMARY: 5, SUCCESS: 6 } as const;
export type CheckoutStep = (typeof CHECKOUT_STEP)[keyof typeof CHECKOUT_STEP];
