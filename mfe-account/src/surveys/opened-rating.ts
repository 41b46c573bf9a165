import type { Commerce } from '../session/commerce.ts';

/** The order and its rating, as the link of the survey opens them. */
export type OpenedRating = Extract<Awaited<ReturnType<Commerce['readOrderRating']>>, { readonly ok: true }>['value'];
