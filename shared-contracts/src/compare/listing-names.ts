/** M-07, T-13: from which list a product was opened. */
import { LISTING_NAMES_MAX } from '../constants/limits.ts';

interface ListingNote {
  /** Name of the list. */
  readonly name: string;
  /** Group of variants of the product. */
  readonly pgid: number;
  readonly sku: string;
}

/** A product stands once, with the list from which it was opened last; the newest go first. */
export function noteListing(notes: readonly ListingNote[], note: ListingNote): ListingNote[] {
  return [note, ...notes.filter(({ sku }) => sku !== note.sku)].slice(0, LISTING_NAMES_MAX);
}

/** The list that led to a product, or to another variant of it; null when none did. */
export function listingNameOf(notes: readonly ListingNote[], { sku, pgid }: Pick<ListingNote, 'sku' | 'pgid'>): string | null {
  const note = notes.find((one) => one.sku === sku) ?? notes.find((one) => one.pgid === pgid);
  return note?.name ?? null;
}
