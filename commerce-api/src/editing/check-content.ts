import { matchFixedRoute } from 'shared-contracts';
import { isContentLink } from 'shared-contracts/content-html';
import { addressOf } from './content.ts';
import type { BannerContent, Content, ContentProblem, ContentProblems, PageContent, ProductContent, RedirectContent } from './content.ts';
import { pageHtml } from './page-html.ts';
import { isLoop } from './redirect-loop.ts';

/** Longest texts, characters. */
const longest = { line: 150, text: 500, source: 40_000 } as const;
const longestPath = 200;
/** Ten million złoty. */
const mostPrice = 1_000_000_000;

const storedPath = /^[a-z0-9]+(?:[-_./][a-z0-9]+)*$/;

/** Where the addresses of a store lead. */
export interface Addresses {
  /** What stands at a stored path; undefined: nothing does. */
  readonly at: (path: string) => { readonly type: string; readonly entityId: number | null; readonly canonicalPath: string } | undefined;
}

const text = (value: string, most: number, isRequired = true): ContentProblem | null =>
  value === '' ? (isRequired ? 'required' : null) : value.length > most ? 'too-long' : null;

type Found = Readonly<Record<string, ContentProblem | null>>;

const bannerProblems = ({ tiles }: BannerContent): Found =>
  Object.fromEntries(
    tiles.flatMap((tile, at) => [
      [`tiles.${at}.title`, text(tile.title, longest.line)],
      [`tiles.${at}.text`, text(tile.text, longest.text, false)],
      [`tiles.${at}.button`, text(tile.button, longest.line)],
      [`tiles.${at}.url`, text(tile.url, longestPath) ?? (tile.url.startsWith('/') && isContentLink(tile.url) ? null : 'invalid-address')],
    ]),
  );

/** Pages of the shop's own that no editor may stand in front of. */
const isFixed = (path: string): boolean => matchFixedRoute(`/${path}`) !== null || matchFixedRoute(`/${path}.html`) !== null;

function pathProblem(path: string): ContentProblem | null {
  if (path === '') return 'required';
  if (path.length > longestPath) return 'too-long';
  return storedPath.test(path) ? null : 'invalid-address';
}

function pageProblems(page: PageContent, id: number | null, addresses: readonly Addresses[]): Found {
  const isTaken = addresses.some(({ at }) => {
    const found = at(page.urlKey);
    if (found === undefined) return false;
    // Ids of pages, categories and products are counted apart.
    const isPage = found.type === 'CMS_PAGE' || found.type === 'UNPUBLISHED';
    return !(isPage && found.entityId === id);
  });
  return {
    heading: text(page.heading, longest.line),
    source: text(page.source, longest.source) ?? (pageHtml(page).trim() === '' ? 'required' : null),
    metaTitle: text(page.metaTitle, longest.line),
    metaDescription: text(page.metaDescription, longest.text),
    stores: page.stores.length === 0 ? 'required' : null,
    urlKey: pathProblem(page.urlKey) ?? (isTaken || isFixed(page.urlKey) ? 'taken' : null),
  };
}

const redirectTypes: ReadonlySet<string> = new Set(['REDIRECT', 'UNPUBLISHED']);

function redirectProblems({ action, target }: RedirectContent, path: string, { at }: Addresses): Found {
  const stands = at(path);
  // A page that was withdrawn keeps its address.
  const isTaken = (stands !== undefined && (!redirectTypes.has(stands.type) || stands.entityId !== null)) || isFixed(path);
  const found = { path: pathProblem(path) ?? (isTaken ? ('taken' as const) : null) };
  if (action !== 'redirect') return found;
  const redirectAt = (one: string): string | undefined => {
    const next = at(one);
    return next?.type === 'REDIRECT' ? next.canonicalPath : undefined;
  };
  const targetProblem = (): ContentProblem | null => {
    if (target === '') return 'required';
    if (isLoop(path, target, redirectAt)) return 'loop';
    const type = at(target)?.type;
    return type === undefined || type === 'UNPUBLISHED' ? 'unknown-address' : null;
  };
  return { ...found, target: targetProblem() };
}

const isPrice = (price: number): boolean => Number.isSafeInteger(price) && price > 0 && price <= mostPrice;

function productProblems({ name, shortText, price, finalPrice }: ProductContent): Found {
  return {
    name: text(name, longest.line),
    shortText: text(shortText, longest.text),
    price: isPrice(price) ? null : 'price',
    finalPrice: !isPrice(finalPrice) ? 'price' : finalPrice > price ? 'above-price' : null,
  };
}

function found(content: Content, key: string, addressesOf: (store: string) => Addresses): Found {
  switch (content.kind) {
    case 'banner':
      return bannerProblems(content);
    case 'page':
      return pageProblems(content, Number(key), content.stores.map(addressesOf));
    case 'redirect': {
      const { store, path } = addressOf(key);
      return redirectProblems(content, path, addressesOf(store));
    }
    case 'product':
      return productProblems(content);
  }
}

/**
 * J-219: what is wrong with fields of a content before it may be kept, by the path of the field.
 * @param addressesOf where addresses of a store lead now
 */
export const contentProblems = (content: Content, key: string, addressesOf: (store: string) => Addresses): ContentProblems =>
  Object.fromEntries(
    Object.entries(found(content, key, addressesOf)).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  );
