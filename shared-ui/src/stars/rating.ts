import { starsOf } from 'shared-contracts/catalogue';

/** Filled share of five stars, in twentieths, 0-20. */
export const filledTwentieths = (summary: number): number => Math.round(starsOf(summary) * 4);
