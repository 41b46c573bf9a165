/**
 * J-339: where the comment of a rating stands on its way to the page of the shop's reviews. `withdrawn`: its author has taken the consent back,
 * whatever had become of it.
 */
export const shopReviewStates = ['waiting', 'published', 'rejected', 'withdrawn'] as const;
export type ShopReviewState = (typeof shopReviewStates)[number];

/** What an author consents to with a rating. */
export interface PublicationConsent {
  /** Signs the comment; '' for none. Plain text. */
  readonly firstName: string;
  /** The version of the words beside the tick. */
  readonly words: string;
}
