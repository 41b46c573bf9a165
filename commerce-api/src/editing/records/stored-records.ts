import type { Connection } from '../../database/database.ts';
import type { EditedKind } from '../../catalogue/edited-records.ts';
import type { Category } from '../../model/index.ts';
import { cleanRecord } from './clean-record.ts';
import type { RecordValues } from './field.ts';
import type { Making, RecordKind } from './record-kind.ts';
import { recordKinds } from './record-kinds.ts';
import type { RecordKindName } from './record-names.ts';
import { readSurroundings } from './surroundings.ts';

/** A stored record. */
export interface StoredRecord {
  readonly id: string;
  readonly document: object;
}

/** All records of a kind, in their order. */
export async function storedRecords(db: Connection, { table, has }: RecordKind): Promise<readonly StoredRecord[]> {
  const rows: readonly { readonly id: string; readonly document: unknown }[] =
    table === 'categories'
      ? (await db.selectFrom('category').select(['id', 'document']).orderBy('level').orderBy('position').orderBy('id').execute()).map(
          ({ id, document }) => ({ id: String(id), document }),
        )
      : await db.selectFrom('reference_record').select(['id', 'document']).where('kind', '=', table).orderBy('position').execute();
  return rows.flatMap(({ id, document }) => {
    const record = document as object; // a document is an object
    return has === undefined || has(record) ? [{ id, document: record }] : [];
  });
}

/** What a record says now; undefined: there is none. */
export async function currentRecord(db: Connection, name: RecordKindName, key: string): Promise<RecordValues | undefined> {
  const kind = recordKinds[name];
  const found = (await storedRecords(db, kind)).find(({ id }) => id === key);
  return found && cleanRecord(kind, kind.valuesOf(found.document, await readSurroundings(db)));
}

/** The document that a content makes, and where its page is. */
export async function madeRecord(
  db: Connection,
  name: RecordKindName,
  { key, values, at }: { readonly key: string; readonly values: RecordValues; readonly at: string },
): Promise<object> {
  const kind = recordKinds[name];
  // Uses of a coupon are counted in it.
  await db.selectFrom('reference_record').select('id').where('kind', '=', kind.table).where('id', '=', key).forUpdate().execute();
  const all = await storedRecords(db, kind);
  const making: Making<object> = {
    key,
    known: all.find(({ id }) => id === key)?.document,
    all: all.map(({ document }) => document),
    at,
    around: await readSurroundings(db),
  };
  return kind.documentOf(values, making);
}

/** Pages of products: their addresses stay, and say to search engines what the record says. */
const listingTypes: Partial<Readonly<Record<EditedKind, readonly string[]>>> = {
  categories: ['CATEGORY', 'CATEGORY_TILES'],
  landings: ['TAG', 'LANDING', 'CYCLIC_LANDING'],
  manufacturers: ['MANUFACTURER'],
};

/** The texts of a listing's record at its addresses. */
async function putListingTexts(db: Connection, types: readonly string[], { id, seo }: Pick<Category, 'id' | 'seo'>): Promise<void> {
  for (const row of await db.selectFrom('url_record').selectAll().where('entity_id', '=', id).where('type', 'in', types).execute())
    await db
      .updateTable('url_record')
      .set({ document: { ...row.document, seo } })
      .where('store_code', '=', row.store_code)
      .where('path', '=', row.path)
      .execute();
}

/** Writes a record to where the shop reads it. */
export async function putRecord(db: Connection, table: EditedKind, key: string, document: object): Promise<void> {
  const types = listingTypes[table];
  // Tables with such addresses hold records with an id and these texts.
  if (types !== undefined) await putListingTexts(db, types, document as Category);
  if (table === 'categories') {
    const category = document as Category; // the table of this kind holds categories
    await db.updateTable('category').set({ document: category }).where('id', '=', category.id).execute();
    return;
  }
  const last = await db
    .selectFrom('reference_record')
    .select(({ fn }) => fn.max<number | null>('position').as('position'))
    .where('kind', '=', table)
    .executeTakeFirst();
  const position = (last?.position ?? 0) + 1;
  await db
    .insertInto('reference_record')
    .values({ kind: table, id: key, position, document })
    // Of two translations of one text the one that was published last is read: it is the last one of the list.
    .onConflict((conflict) =>
      conflict.columns(['kind', 'id']).doUpdateSet(table === 'translations' ? { document, position } : { document }),
    )
    .execute();
}
