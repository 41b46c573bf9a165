import type { Language, PageKind } from 'shared-contracts';
import { isPlainQuery } from 'shared-contracts/resolver';
import { fixedAddresses } from './fixed-addresses.ts';
import { ownTitle } from './own-title.ts';
import { isDescribed, metadataTexts } from './texts.ts';

/** Address and store of a page of the fixed table, for its metadata. */
export interface FixedPlace {
  readonly kind: PageKind;
  readonly language: Language;
  readonly storeName: string;
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
}

/** Title and description of a page of the fixed table; the resolver's record, where there is one, wins (≠42). */
export interface FixedMetadata {
  readonly title: string | null;
  readonly description: string | null;
  readonly robots: string | null;
  /** Path without a query. */
  readonly canonical: string | null;
}

/** ∅20: the metadata of pages that are in the fixed table instead of in the shop's records. */
export const fixedMetadata = ({ kind, language, storeName, path, search }: FixedPlace): FixedMetadata => {
  const t = metadataTexts.translator(language);
  const query = kind === 'search' ? (new URLSearchParams(search).get('query')?.trim() ?? '') : '';
  const address = fixedAddresses[kind];
  return {
    title: isDescribed(kind) ? (query === '' ? (ownTitle(path, language) ?? t(`${kind}.title`)) : t('search.titleOf', { query })) : null,
    description: isDescribed(kind) ? t(`${kind}.description`, { store: storeName }) : null,
    robots: address === undefined ? null : isPlainQuery(search) ? 'index,follow' : 'noindex,follow',
    canonical: address ?? null,
  };
};
