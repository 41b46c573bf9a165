/** Entry `shared-contracts/surveys`: what the shop asks about an order (∅55). Pages and the commerce server hold to the same bounds. */

/** Most characters of a comment to a rating, of a reason in own words, and of the first name that signs a published comment. */
export const SURVEY_LIMITS = { comment: 1000, text: 1000, firstName: 30 } as const;

/** J-339: what customers say about the shop. */
export const SHOP_REVIEWS_PATH = '/opinie-o-sklepie';

/** Comments on a page of it. */
export const SHOP_REVIEWS_PER_PAGE = 10;

/**
 * J-339: versions of the words by which an author lets the shop publish a comment, the present one first: one is put in front when they say something
 * else. Earlier ones are taken, since a page stays open for days; any other proves no consent, and is refused.
 */
export const PUBLICATION_VERSIONS = ['1'] as const;

/** The version that is shown. */
export const PUBLICATION_WORDS = PUBLICATION_VERSIONS[0];

/** why an order was given up; `other` is told in own words. */
export const CANCEL_REASONS = ['price', 'delivery-time', 'changed-mind', 'other-product', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
