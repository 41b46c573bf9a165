import type { FooterData } from '../data.ts';

export type FooterBlock = FooterData['items'][number];

/** Where each content block of the footer is (S-21, N-32), by its identifier without the store's name. */
const places = {
  columns: ['footer_links_', 'footer_links_shop', 'footer_links_map'],
  /** Short blocks that share one column. */
  services: ['footer_link_search_store', 'footer_link_search_package', 'product_kp_outlet'],
  band: ['footer_search'],
  marks: ['footer_payment', 'footer_awards'],
  contact: ['footer_content_contact'],
  legal: ['footer_copyright'],
} as const;

export type FooterPlace = keyof typeof places;

const fixed: ReadonlySet<string> = new Set<string>(Object.values(places).flat());

/** `footer_links_{product}` carries the shop's own code; every other identifier is fixed. */
const placeName = (identifier: string): string =>
  !fixed.has(identifier) && identifier.startsWith('footer_links_') ? 'footer_links_' : identifier;

const isEmpty = ({ content }: FooterBlock): boolean => content.trim() === '';

/**
 * The blocks of a place in their order; missing and empty ones leave no gap. Columns stand as the commerce server answers them: their order is
 * an editor's (J-348).
 */
export function blocksAt(footer: FooterData, place: FooterPlace): readonly FooterBlock[] {
  const names: readonly string[] = places[place];
  const blocks = footer.items.filter((block) => names.includes(placeName(block.identifier)) && !isEmpty(block));
  return place === 'columns' ? blocks : names.flatMap((name) => blocks.filter(({ identifier }) => placeName(identifier) === name));
}
