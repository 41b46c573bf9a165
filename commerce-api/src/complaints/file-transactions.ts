import type { Transaction } from '../database/database.ts';
import type { ComplaintMediaType } from './complaint.ts';

export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: ComplaintMediaType;
  readonly bytes: Uint8Array;
  /** ISO 8601. */
  readonly at: string;
}

/** Keeps a file for a complaint that is still being written. */
export const storeFile: Transaction<StoredFile, void> = async (db, { id, name, mediaType, bytes, at }) => {
  await db.insertInto('complaint_file').values({ id, name, media_type: mediaType, bytes, uploaded_at: at }).execute();
};

/** A file of a submitted complaint, for staff; null where there is none. */
export const readFile: Transaction<string, { readonly mediaType: ComplaintMediaType; readonly bytes: Uint8Array } | null> = async (
  db,
  id,
) => {
  const file = await db
    .selectFrom('complaint_file')
    .select(['media_type', 'bytes'])
    .where('id', '=', id)
    .where('complaint_id', 'is not', null)
    .executeTakeFirst();
  return file === undefined ? null : { mediaType: file.media_type, bytes: file.bytes };
};
