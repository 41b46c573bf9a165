import type { CancelReason } from 'shared-contracts/surveys';

/** a rating of the shop and of the delivery; R-69: why an order was given up. */
export type SurveyKind = 'rating' | 'cancellation';

export type SurveyAnswer =
  | { readonly kind: 'rating'; readonly shop: number; readonly delivery: number; readonly comment: string }
  | { readonly kind: 'cancellation'; readonly reason: CancelReason; readonly text: string };
