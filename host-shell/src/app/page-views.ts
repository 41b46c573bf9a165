import type { Location, useNavigationType } from 'react-router-dom';
import type { PageKind } from 'shared-contracts';
import { moduleOfPage, type ResolvedPage } from './resolved-page.ts';

/** What the router gives to the parts of a page. */
export interface Place {
  readonly location: Location;
  readonly navigationType: ReturnType<typeof useNavigationType>;
}

/** A page and its address; the key belongs to it for as long as it is mounted. */
export interface PlacedPage {
  readonly key: number;
  readonly page: ResolvedPage;
  readonly place: Place;
}

/** The page that is shown, and behind it at most one that is hidden. */
export type PageViews = readonly [shown: PlacedPage] | readonly [shown: PlacedPage, kept: PlacedPage];

const listings: ReadonlySet<string> = new Set<PageKind>([
  'listing',
  'category-tiles',
  'manufacturer',
  'tag',
  'landing',
  'cyclic-landing',
  'search',
]);

/** Pages of the catalogue that lead to products. */
export const isListing = (kind: string): boolean => listings.has(kind);

/** Knows which entry of the history belongs to the hidden page: going there needs no waiting. */
export interface KeptEntry {
  /** @param key of the history entry, null when no page is hidden */
  readonly note: (key: string | null) => void;
  readonly is: (key: string) => boolean;
}

export const createKeptEntry = (): KeptEntry => {
  let entry: string | null = null;
  return {
    note: (key) => {
      entry = key;
    },
    is: (key) => key === entry,
  };
};

/** What renders a page: as long as that stays, the page is updated in place. */
const renderedBy = (page: ResolvedPage): string => {
  const exposed = moduleOfPage(page);
  if (exposed) return `${exposed.remote}|${exposed.module}`;
  return page.state === 'page' ? page.kind : page.state;
};

/**
 * S-24: the listing that a shopper has left stays mounted behind the page that is shown, and with Back it is there as it
 * was. One is enough: the next listing takes its place. J-360: one whose code has not come is not kept: the next page would wait for it.
 * @param isReady whether the code of a page is there
 * @returns the views themselves when nothing has changed
 */
export const viewsAfter = (views: PageViews, page: ResolvedPage, place: Place, isReady: (page: ResolvedPage) => boolean): PageViews => {
  const [shown, kept] = views;
  if (shown.page === page && shown.place === place) return views;
  const rendered = renderedBy(page);
  // The place that it has is the same: a new one would render all of its links again.
  if (kept?.place.location.key === place.location.key && renderedBy(kept.page) === rendered) return [{ ...kept, page }];
  if (renderedBy(shown.page) === rendered) return kept ? [{ ...shown, page, place }, kept] : [{ ...shown, page, place }];
  const next = { key: Math.max(shown.key, kept?.key ?? 0) + 1, page, place };
  if (page.state === 'page' && isListing(page.kind)) return [next];
  const behind = shown.page.state === 'page' && isListing(shown.page.kind) && isReady(shown.page) ? shown : kept;
  return behind ? [next, behind] : [next];
};
