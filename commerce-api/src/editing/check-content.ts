import { isContentLink } from 'shared-contracts/content-html';
import { addressOf } from './content.ts';
import type {
  BannerContent,
  Content,
  ContentProblem,
  ContentProblems,
  PageContent,
  ProductContent,
  RecordContent,
  RedirectContent,
} from './content.ts';
import { pageHtml } from './page-html.ts';
import { isFixedPath, longest, mostPrice, pathProblem, textProblem } from './problems.ts';
import { isLoop } from './redirect-loop.ts';
import { translationProblems } from './translations/translation.ts';

/** Where the addresses of a store lead. */
export interface Addresses {
  /** What stands at a stored path; undefined: nothing does. */
  readonly at: (path: string) => { readonly type: string; readonly entityId: number | null; readonly canonicalPath: string } | undefined;
}

type Found = Readonly<Record<string, ContentProblem | null>>;

const bannerProblems = ({ tiles }: BannerContent): Found =>
  Object.fromEntries(
    tiles.flatMap((tile, at) => [
      [`tiles.${at}.title`, textProblem(tile.title, longest.line)],
      [`tiles.${at}.text`, textProblem(tile.text, longest.text, false)],
      [`tiles.${at}.button`, textProblem(tile.button, longest.line)],
      [
        `tiles.${at}.url`,
        textProblem(tile.url, longest.path) ?? (tile.url.startsWith('/') && isContentLink(tile.url) ? null : 'invalid-address'),
      ],
    ]),
  );

function pageProblems(page: PageContent, id: number | null, addresses: readonly Addresses[]): Found {
  const isTaken = addresses.some(({ at }) => {
    const found = at(page.urlKey);
    if (found === undefined) return false;
    // Ids of pages, categories and products are counted apart.
    const isPage = found.type === 'CMS_PAGE' || found.type === 'UNPUBLISHED';
    return !(isPage && found.entityId === id);
  });
  return {
    heading: textProblem(page.heading, longest.line),
    source: textProblem(page.source, longest.source) ?? (pageHtml(page).trim() === '' ? 'required' : null),
    metaTitle: textProblem(page.metaTitle, longest.line),
    metaDescription: textProblem(page.metaDescription, longest.text),
    stores: page.stores.length === 0 ? 'required' : null,
    urlKey: pathProblem(page.urlKey) ?? (isTaken || isFixedPath(page.urlKey) ? 'taken' : null),
  };
}

const redirectTypes: ReadonlySet<string> = new Set(['REDIRECT', 'UNPUBLISHED']);

function redirectProblems({ action, target }: RedirectContent, path: string, { at }: Addresses): Found {
  const stands = at(path);
  // A page that was withdrawn keeps its address.
  const isTaken = (stands !== undefined && (!redirectTypes.has(stands.type) || stands.entityId !== null)) || isFixedPath(path);
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

function productProblems({ name, shortText, description = '', price, finalPrice }: ProductContent): Found {
  return {
    description: textProblem(description, longest.source, false),
    name: textProblem(name, longest.line),
    shortText: textProblem(shortText, longest.text),
    price: isPrice(price) ? null : 'price',
    finalPrice: !isPrice(finalPrice) ? 'price' : finalPrice > price ? 'above-price' : null,
  };
}

function found(content: Exclude<Content, RecordContent>, key: string, addressesOf: (store: string) => Addresses): Found {
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
    case 'translation':
      return translationProblems(content);
  }
}

/** Fields that have a problem. */
export const onlyProblems = (fields: Found): ContentProblems =>
  Object.fromEntries(Object.entries(fields).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])));

/**
 * J-219: what is wrong with fields of a content before it may be kept, by the path of the field.
 * @param addressesOf where addresses of a store lead now
 */
export const contentProblems = (
  content: Exclude<Content, RecordContent>,
  key: string,
  addressesOf: (store: string) => Addresses,
): ContentProblems => onlyProblems(found(content, key, addressesOf));
