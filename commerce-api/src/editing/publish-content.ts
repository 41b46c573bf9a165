import { changePrice } from '../catalogue/change-price.ts';
import type { Connection, RowOf } from '../database/database.ts';
import { addressOf } from './content.ts';
import type { Content, ContentOf } from './content.ts';
import { isPricedAnew, productTexts } from './product-written.ts';
import { putRecord } from './records/stored-records.ts';
import { oldAddress } from './written.ts';
import { writtenOf, type Written } from './written-of.ts';

async function putUrl(db: Connection, row: RowOf<'url_record'>): Promise<void> {
  const { store_code: _store, path: _path, ...values } = row;
  await db
    .insertInto('url_record')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_code', 'path']).doUpdateSet(values))
    .execute();
}

async function putWritten(db: Connection, { records, urls, closed }: Written): Promise<void> {
  for (const { table, id, document } of records) await putRecord(db, table, id, document);
  for (const { path, entityId, stores } of closed)
    await db
      .deleteFrom('url_record')
      .where('path', '=', path)
      .where('entity_id', '=', entityId)
      .where('type', 'in', ['CMS_PAGE', 'UNPUBLISHED'])
      .where('store_code', 'not in', stores)
      .execute();
  for (const row of urls) await putUrl(db, row);
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
  await db.updateTable('product').set(productTexts(row, content)).where('id', '=', row.id).execute();
  if (isPricedAnew(row, content)) await changePrice(db, { sku, price: content.price, finalPrice: content.finalPrice, at });
  return row.id;
}

/**
 * Writes a content to where the shop reads it.
 * @param at ISO 8601
 * @returns the product that has changed; null: none did
 */
export async function publishContent(db: Connection, key: string, content: Content, at: string): Promise<number | null> {
  if (content.kind === 'product') return publishProduct(db, key, content, at);
  if (content.kind === 'redirect') await publishRedirect(db, key, content);
  else {
    const written = await writtenOf(db, key, content, at);
    if (written !== null) await putWritten(db, written);
  }
  return null;
}
