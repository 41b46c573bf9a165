/** Which reviews are shown, and in what order. */
export interface ReviewFilter {
  /** 1-5; null: any. */
  readonly stars: number | null;
  readonly withPhotos: boolean;
  readonly confirmed: boolean;
  readonly sortBy: 'newest' | 'helpful';
}

/** Whether it shows what the page has read already. */
export const isAnyReview = ({ stars, withPhotos, confirmed, sortBy }: ReviewFilter): boolean =>
  stars === null && !withPhotos && !confirmed && sortBy === 'newest';
