/** The filter by what customers say: a range of stars, `rating,4-` (J-266). */
export const RATING_CODE = 'rating';
