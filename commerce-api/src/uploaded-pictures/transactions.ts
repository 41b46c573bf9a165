import { putRecord } from '../editing/records/stored-records.ts';
import { nextOf } from '../database/expressions.ts';
import type { Connection, RowOf, Transaction } from '../database/database.ts';
import { noteAction } from '../desk/audit-transactions.ts';
import type { PictureAction } from '../desk/staff.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { usedPictures } from './used-pictures.ts';

/** An uploaded picture without its bytes. */
export type KeptPicture = Omit<RowOf<'uploaded_picture'>, 'bytes'>;

/** Of a list; whoever wants others searches. */
const mostListed = 60;

const columns = [
  'id',
  'hash',
  'name',
  'width',
  'height',
  'byte_count',
  'uploaded_at',
  'uploaded_by',
  'version',
  'alt_pl',
  'alt_ua',
  'is_decorative',
] as const;

interface Acted {
  readonly staffId: number;
  /** ISO 8601. */
  readonly at: string;
}

const note = (db: Connection, action: PictureAction, { id, before, after }: { id: number; before: string; after: string }, acted: Acted) =>
  noteAction(db, { ...acted, action, subjectId: id, before, after });

const stateOf = ({ version, is_decorative: isDecorative }: KeptPicture): string =>
  version === 0 ? 'uploaded' : isDecorative ? 'decorative' : 'described';

export interface NewPicture extends EncodedPicture, Acted {
  readonly name: string;
  /** Room for all of them. */
  readonly mostBytes: number;
}

/** Keeps a picture; the same one a second time is the first one. @returns null where there is no room for it */
const keep: Transaction<NewPicture, KeptPicture | null> = async (db, { hash, width, height, bytes, name, mostBytes, staffId, at }) => {
  const known = await db.selectFrom('uploaded_picture').select(columns).where('hash', '=', hash).executeTakeFirst();
  if (known !== undefined) return known;
  const { total } = await db
    .selectFrom('uploaded_picture')
    .select(({ fn }) => fn.sum<number | null>('byte_count').as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total ?? 0) + bytes.length > mostBytes) return null;
  const kept = await db
    .insertInto('uploaded_picture')
    .values({
      id: nextOf('uploaded_picture_id'),
      hash,
      name,
      width,
      height,
      bytes,
      byte_count: bytes.length,
      uploaded_at: at,
      uploaded_by: staffId,
      version: 0,
      alt_pl: '',
      alt_ua: '',
      is_decorative: false,
    })
    // Who sends the same one at the same time gets this one.
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash }))
    .returning(columns)
    .executeTakeFirstOrThrow();
  await note(db, 'upload-picture', { id: kept.id, before: 'none', after: 'uploaded' }, { staffId, at });
  return kept;
};

/** A picture in the list of them. */
export interface ListedPicture extends KeptPicture {
  readonly by: string | null;
  readonly isUsed: boolean;
}

export interface PictureList {
  readonly pictures: readonly ListedPicture[];
  /** Bytes of all of them. */
  readonly used: number;
}

const listed = (db: Connection) =>
  db
    .selectFrom('uploaded_picture as p')
    .leftJoin('staff as s', 's.id', 'p.uploaded_by')
    .select(columns.map((column) => `p.${column}` as const))
    .select('s.name as by');

/** The newest pictures whose name or description has a text. */
const list: Transaction<{ readonly text: string }, PictureList> = async (db, { text }) => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await listed(db)
    .where((eb) => eb.or([eb('p.name', 'ilike', pattern), eb('p.alt_pl', 'ilike', pattern), eb('p.alt_ua', 'ilike', pattern)]))
    .orderBy('p.id', 'desc')
    .limit(mostListed)
    .execute();
  const shown = await usedPictures(db);
  const { total } = await db
    .selectFrom('uploaded_picture')
    .select(({ fn }) => fn.sum<number | null>('byte_count').as('total'))
    .executeTakeFirstOrThrow();
  return { pictures: rows.map((row) => ({ ...row, isUsed: shown.has(row.hash) })), used: Number(total ?? 0) };
};

export interface PictureDescription extends Acted {
  readonly id: number;
  /** The version that the editor has seen. */
  readonly seen: number;
  readonly altPl: string;
  readonly altUa: string;
  readonly isDecorative: boolean;
}

const locked = (db: Connection, id: number): Promise<KeptPicture | undefined> =>
  db.selectFrom('uploaded_picture').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

/** Says what a picture shows, in both languages, or that it decorates only: from then on contents may show it. */
const describe: Transaction<PictureDescription, 'described' | 'outdated' | 'unknown'> = async (
  db,
  { id, seen, altPl, altUa, isDecorative, staffId, at },
) => {
  const known = await locked(db, id);
  if (known === undefined) return 'unknown';
  if (known.version !== seen) return 'outdated';
  const described = {
    ...known,
    version: known.version + 1,
    alt_pl: isDecorative ? '' : altPl,
    alt_ua: isDecorative ? '' : altUa,
    is_decorative: isDecorative,
  };
  const { version, alt_pl, alt_ua, is_decorative } = described;
  await db.updateTable('uploaded_picture').set({ version, alt_pl, alt_ua, is_decorative }).where('id', '=', id).execute();
  const { hash, width, height } = known;
  await putRecord(db, 'uploadedPictures', hash, { id: hash, width, height, alt: { pl: alt_pl, ua: alt_ua } });
  await note(db, 'describe-picture', { id, before: stateOf(known), after: stateOf(described) }, { staffId, at });
  return 'described';
};

/** Removes a picture that no content shows. */
const remove: Transaction<Acted & { readonly id: number }, 'removed' | 'used' | 'unknown'> = async (db, { id, staffId, at }) => {
  const known = await locked(db, id);
  if (known === undefined) return 'unknown';
  if ((await usedPictures(db)).has(known.hash)) return 'used';
  await db.deleteFrom('uploaded_picture').where('id', '=', id).execute();
  await db.deleteFrom('reference_record').where('kind', '=', 'uploadedPictures').where('id', '=', known.hash).execute();
  await note(db, 'remove-picture', { id, before: stateOf(known), after: 'removed' }, { staffId, at });
  return 'removed';
};

/** A picture as lists show it; null where there is none. */
const one: Transaction<number, ListedPicture | null> = async (db, id) => {
  const found = await listed(db).where('p.id', '=', id).executeTakeFirst();
  return found === undefined ? null : { ...found, isUsed: (await usedPictures(db)).has(found.hash) };
};

/** The size of a picture; null where there is none. */
const size: Transaction<string, Pick<KeptPicture, 'width' | 'height'> | null> = async (db, hash) =>
  (await db.selectFrom('uploaded_picture').select(['width', 'height']).where('hash', '=', hash).executeTakeFirst()) ?? null;

/** Its bytes, WebP; null where there is none. */
const bytes: Transaction<string, Uint8Array | null> = async (db, hash) =>
  (await db.selectFrom('uploaded_picture').select('bytes').where('hash', '=', hash).executeTakeFirst())?.bytes ?? null;

export const uploadedPictureTransactions = {
  'pictures.keep': keep,
  'pictures.list': list,
  'pictures.one': one,
  'pictures.describe': describe,
  'pictures.remove': remove,
  'pictures.size': size,
  'pictures.bytes': bytes,
} as const;
