import { grosze, subtractGrosze, type Grosze } from '../money/grosze.ts';

/** The page about the programme, in stores that have it. */
export const PLUS_PATH = '/plus.html';

/**
 * J-297: what one piece costs a member of the Plus programme: its price now, also a reduced one, less `percent`, rounded half up. Pages show it
 * and the commerce server charges it by this rule alone.
 *
 * @param price of one piece
 * @param percent whole; what is not between 0 and 100 is the nearer of them
 */
export function plusPrice(price: Grosze, percent: number): Grosze {
  const kept = 100 - Math.min(100, Math.max(0, percent));
  return grosze(Math.floor((price * kept + 50) / 100));
}

/** What a member saves of one piece. */
export const plusSaving = (price: Grosze, percent: number): Grosze => subtractGrosze(price, plusPrice(price, percent));
