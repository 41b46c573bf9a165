import { changePrice } from '../catalogue/change-price.ts';
import type { UrlDocument } from '../catalogue/documents.ts';
import type { Connection } from '../database/database.ts';
import type { CmsPage, HomeHero } from '../model/index.ts';
import { addressOf } from './content.ts';
import type { Content, ContentOf } from './content.ts';
import { heroOf, pageRecord } from './current.ts';
import { pageHtml } from './page-html.ts';

/** Query parameters that a redirect takes along (∅23). */
const kept = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

const oldAddress = (action: 'redirect' | 'gone'): UrlDocument => ({
  restoreParams: action === 'redirect' ? kept : [],
  seo: { metaTitle: '', metaDescription: '', metaKeywords: '', h1: null },
  robots: action === 'redirect' ? 'index,follow' : 'noindex,nofollow',
  ogType: 'website',
});

async function putUrl(
  db: Connection,
  row: {
    readonly store: string;
    readonly path: string;
    readonly type: string;
    readonly entityId: number | null;
    readonly canonicalPath: string;
  },
  document: UrlDocument,
): Promise<void> {
  const values = { type: row.type, entity_id: row.entityId, canonical_path: row.canonicalPath, category_id: null, document };
  await db
    .insertInto('url_record')
    .values({ store_code: row.store, path: row.path, ...values })
    .onConflict((conflict) => conflict.columns(['store_code', 'path']).doUpdateSet(values))
    .execute();
}

async function publishBanner(db: Connection, store: string, { tiles }: ContentOf<'banner'>): Promise<void> {
  const found = await heroOf(db, store);
  if (found === undefined) return;
  const { id, block, hero } = found;
  const changed: HomeHero = {
    tiles: tiles.flatMap((tile, at) => {
      const known = hero.tiles.find(({ graphicsId }) => graphicsId === tile.graphicsId);
      return known === undefined ? [] : [{ ...known, ...tile, size: at === 0 ? ('large' as const) : ('small' as const) }];
    }),
  };
  await db
    .updateTable('reference_record')
    .set({ document: { ...block, cmsJson: JSON.stringify(changed) } })
    .where('kind', '=', 'cmsBlocks')
    .where('id', '=', id)
    .execute();
}

async function publishPage(db: Connection, key: string, page: ContentOf<'page'>, at: string): Promise<void> {
  const { urlKey, heading, metaTitle, metaDescription, stores, isWithdrawn } = page;
  const known = await pageRecord(db, key);
  const seo = { metaKeywords: '', h1: null, ...known?.seo, metaTitle, metaDescription };
  const record: CmsPage = {
    css: '',
    pageLayout: '1column',
    ...known,
    id: Number(key),
    urlKey,
    title: heading,
    contentHeading: heading,
    content: pageHtml(page),
    seo,
    updatedAt: at,
    stores,
  };
  await db
    .insertInto('reference_record')
    .values({ kind: 'cmsPages', id: key, position: Number(key), document: record })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ document: record }))
    .execute();
  await db
    .deleteFrom('url_record')
    .where('path', '=', urlKey)
    .where('entity_id', '=', record.id)
    .where('type', 'in', ['CMS_PAGE', 'UNPUBLISHED'])
    .where('store_code', 'not in', stores)
    .execute();
  for (const store of stores) {
    const address = { store, path: urlKey, canonicalPath: urlKey, entityId: record.id };
    if (isWithdrawn) await putUrl(db, { ...address, type: 'UNPUBLISHED' }, oldAddress('gone'));
    else await putUrl(db, { ...address, type: 'CMS_PAGE' }, { restoreParams: [], seo, robots: 'index,follow', ogType: 'website' });
  }
}

async function publishRedirect(db: Connection, key: string, { action, target }: ContentOf<'redirect'>): Promise<void> {
  const { store, path } = addressOf(key);
  if (action === 'none') {
    await db.deleteFrom('url_record').where('store_code', '=', store).where('path', '=', path).execute();
    return;
  }
  const isRedirect = action === 'redirect';
  const row = { store, path, type: isRedirect ? 'REDIRECT' : 'UNPUBLISHED', entityId: null, canonicalPath: isRedirect ? target : path };
  await putUrl(db, row, oldAddress(action));
}

async function publishProduct(db: Connection, sku: string, content: ContentOf<'product'>, at: string): Promise<number | null> {
  const row = await db
    .selectFrom('product')
    .select(['id', 'price', 'final_price', 'document'])
    .where('sku', '=', sku)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { name, shortText, price, finalPrice } = content;
  await db
    .updateTable('product')
    .set({ name, document: { ...row.document, shortDescription: shortText } })
    .where('id', '=', row.id)
    .execute();
  // A price that stays begins no new one in its history (P-02).
  if (row.price !== price || row.final_price !== finalPrice) await changePrice(db, { sku, price, finalPrice, at });
  return row.id;
}

/**
 * Writes a content to where the shop reads it.
 * @param at ISO 8601
 * @returns the product that has changed; null: none did
 */
export async function publishContent(db: Connection, key: string, content: Content, at: string): Promise<number | null> {
  switch (content.kind) {
    case 'banner':
      await publishBanner(db, key, content);
      return null;
    case 'page':
      await publishPage(db, key, content, at);
      return null;
    case 'redirect':
      await publishRedirect(db, key, content);
      return null;
    case 'product':
      return publishProduct(db, key, content, at);
  }
}
