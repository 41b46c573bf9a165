import { changePrice } from '../catalogue/change-price.ts';
import type { Connection, RowOf } from '../database/database.ts';
import { addressOf } from './content.ts';
import type { Content, ContentOf } from './content.ts';
import { heroOf, pageRecord } from './current.ts';
import { bannerBlock, oldAddress, pageAddresses, pageRecordWith } from './written.ts';

async function putUrl(db: Connection, row: RowOf<'url_record'>): Promise<void> {
  const { store_code: _store, path: _path, ...values } = row;
  await db
    .insertInto('url_record')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_code', 'path']).doUpdateSet(values))
    .execute();
}

async function publishBanner(db: Connection, store: string, content: ContentOf<'banner'>): Promise<void> {
  const found = await heroOf(db, store);
  if (found === undefined) return;
  await db
    .updateTable('reference_record')
    .set({ document: bannerBlock(found.block, content) })
    .where('kind', '=', 'cmsBlocks')
    .where('id', '=', found.id)
    .execute();
}

async function publishPage(db: Connection, key: string, page: ContentOf<'page'>, at: string): Promise<void> {
  const record = pageRecordWith(await pageRecord(db, key), key, page, at);
  await db
    .insertInto('reference_record')
    .values({ kind: 'cmsPages', id: key, position: Number(key), document: record })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ document: record }))
    .execute();
  await db
    .deleteFrom('url_record')
    .where('path', '=', record.urlKey)
    .where('entity_id', '=', record.id)
    .where('type', 'in', ['CMS_PAGE', 'UNPUBLISHED'])
    .where('store_code', 'not in', record.stores)
    .execute();
  for (const row of pageAddresses(record, page.isWithdrawn)) await putUrl(db, row);
}

async function publishRedirect(db: Connection, key: string, { action, target }: ContentOf<'redirect'>): Promise<void> {
  const { store, path } = addressOf(key);
  if (action === 'none') {
    await db.deleteFrom('url_record').where('store_code', '=', store).where('path', '=', path).execute();
    return;
  }
  const isRedirect = action === 'redirect';
  await putUrl(db, {
    store_code: store,
    path,
    type: isRedirect ? 'REDIRECT' : 'UNPUBLISHED',
    entity_id: null,
    canonical_path: isRedirect ? target : path,
    category_id: null,
    document: oldAddress(action),
  });
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
