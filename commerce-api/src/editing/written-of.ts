import type { EditedKind } from '../catalogue/edited-records.ts';
import type { Connection, RowOf } from '../database/database.ts';
import { isRecordContent } from './content.ts';
import type { Content, RecordContent } from './content.ts';
import { heroOf, pageRecord } from './current.ts';
import { draftedProduct, type DraftedProduct } from './product-written.ts';
import { recordKinds } from './records/record-kinds.ts';
import { madeRecord } from './records/stored-records.ts';
import { translationDocument } from './translations/translation.ts';
import { bannerBlock, oldAddress, pageAddresses, pageRecordWith } from './written.ts';

/** What publishing a content writes to where the shop reads it; a preview shows the same without writing it. */
export interface Written {
  readonly records: readonly { readonly table: EditedKind; readonly id: string; readonly document: object }[];
  readonly urls: readonly RowOf<'url_record'>[];
  /** Addresses of pages that are no more in other stores than these. */
  readonly closed: readonly { readonly path: string; readonly entityId: number; readonly stores: readonly string[] }[];
  /** Products as they would be, for previews: publishing writes them another way. */
  readonly products: readonly DraftedProduct[];
}

async function recordWritten(db: Connection, key: string, { kind: name, values }: RecordContent, at: string): Promise<Written> {
  const kind = recordKinds[name];
  const document = await madeRecord(db, name, { key, values, at });
  const address = kind.addressOf?.(document);
  const stores = address === undefined ? [] : await db.selectFrom('store').select('code').orderBy('id').execute();
  const isWithdrawn = 'isWithdrawn' in document && document.isWithdrawn === true;
  return {
    records: [{ table: kind.table, id: key, document }],
    urls: stores.flatMap(({ code }) =>
      address === undefined
        ? []
        : [
            {
              store_code: code,
              path: address.path,
              type: isWithdrawn ? 'UNPUBLISHED' : address.type,
              entity_id: address.entityId,
              canonical_path: address.path,
              category_id: null,
              document: isWithdrawn ? oldAddress('gone') : address.document,
            },
          ],
    ),
    closed: [],
    products: [],
  };
}

/**
 * What publishing a content would write; null for what is written another way (old addresses) or is no more.
 * @param at ISO 8601
 */
export async function writtenOf(db: Connection, key: string, content: Content, at: string): Promise<Written | null> {
  if (isRecordContent(content)) return recordWritten(db, key, content, at);
  if (content.kind === 'product') {
    const product = await draftedProduct(db, key, content, at);
    return product && { records: [], urls: [], closed: [], products: [product] };
  }
  if (content.kind === 'banner') {
    const found = await heroOf(db, key);
    return found === undefined
      ? null
      : {
          records: [{ table: 'cmsBlocks', id: found.id, document: bannerBlock(found.block, content) }],
          urls: [],
          closed: [],
          products: [],
        };
  }
  if (content.kind === 'translation')
    return {
      records: [{ table: 'translations', id: key, document: translationDocument(key, content) }],
      urls: [],
      closed: [],
      products: [],
    };
  if (content.kind !== 'page') return null;
  const page = pageRecordWith(await pageRecord(db, key), key, content, at);
  return {
    records: [{ table: 'cmsPages', id: key, document: page }],
    urls: pageAddresses(page, content.isWithdrawn),
    closed: [{ path: page.urlKey, entityId: page.id, stores: page.stores }],
    products: [],
  };
}
