import type { Reference } from '../../catalogue/reference.ts';
import type { UrlRewrites } from '../../catalogue/url-rewrites.ts';
import type { RowOf } from '../../database/database.ts';
import type { Draft } from '../read-transactions.ts';
import { heroBlock } from '../current.ts';
import { bannerBlock, pageAddresses, pageRecordWith } from '../written.ts';

interface Shown {
  readonly reference: Reference;
  readonly urlRewrites: UrlRewrites;
}

/** The addresses of the shop, with some others in their place. */
const rewritesWith = (known: UrlRewrites, rows: readonly RowOf<'url_record'>[]): UrlRewrites => ({
  at: (store, path) => rows.find((row) => row.store_code === store && row.path === path) ?? known.at(store, path),
  of: (store) => known.of(store),
  put: (row) => known.put(row),
  remove: (store, path) => known.remove(store, path),
});

/** A reference that answers some lists otherwise: everything else it asks of the one that the shop reads. */
const referenceWith = (known: Reference, changed: Partial<Reference>): Reference =>
  Object.create(known, Object.getOwnPropertyDescriptors(changed)) as Reference; // it inherits the rest

/**
 * J-256: what the shop shows, with a draft in its place, for one answer; nothing of it is kept.
 * @param at ISO 8601
 */
export function withDraft<Services extends Shown>(services: Services, { key, content }: Draft, at: string): Services {
  const { reference, urlRewrites } = services;
  if (content.kind === 'banner') {
    const cmsBlocks = reference.cmsBlocks.map((block) =>
      block.identifier === heroBlock && block.stores.some((store) => store === key) ? bannerBlock(block, content) : block,
    );
    return { ...services, reference: referenceWith(reference, { cmsBlocks }) };
  }
  if (content.kind === 'page') {
    const page = pageRecordWith(reference.cmsPages.get(Number(key)), key, content, at);
    const cmsPages = new Map(reference.cmsPages).set(page.id, page);
    return {
      ...services,
      reference: referenceWith(reference, { cmsPages }),
      urlRewrites: rewritesWith(urlRewrites, pageAddresses(page, content.isWithdrawn)),
    };
  }
  return services;
}
