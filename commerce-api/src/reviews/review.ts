/** Where what a stranger has written stands on its way to the page. */
export const submissionStates = ['unconfirmed', 'waiting', 'published', 'rejected'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** What a customer writes: plain text, never HTML. */
export interface ReviewText {
  readonly author: string;
  /** May be empty. */
  readonly title: string;
  readonly text: string;
}

/** Who writes: a signed-in customer, or a guest whose address is proven by the link of an e-mail. */
export type Author =
  | { readonly kind: 'customer'; readonly customerId: number; readonly email: string }
  | { readonly kind: 'guest'; readonly email: string; readonly token: string; readonly tokenHash: string };
