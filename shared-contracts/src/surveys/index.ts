/** Entry `shared-contracts/surveys`: what the shop asks about an order (∅55). Pages and the commerce server hold to the same bounds. */

/** Most characters of a comment to a rating, and of a reason in own words. */
export const SURVEY_LIMITS = { comment: 1000, text: 1000 } as const;

/** why an order was given up; `other` is told in own words. */
export const CANCEL_REASONS = ['price', 'delivery-time', 'changed-mind', 'other-product', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
