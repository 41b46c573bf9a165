import type { Connection, RowOf } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import type { Content, EntryName } from './content.ts';
import { currentContent, showsSame } from './current.ts';

export type Entry = RowOf<'content_entry'>;

/** An entry; nobody else changes it until the transaction has ended. */
export const lockedEntry = (db: Connection, { kind, key }: EntryName): Promise<Entry | undefined> =>
  db.selectFrom('content_entry').selectAll().where('kind', '=', kind).where('key', '=', key).forUpdate().executeTakeFirst();

const untouched = { version: 0, live: null, due_at: null, due_version: null, due_by: null, due_problem: null } as const;

/** Makes the entry of a name that nobody has yet. @returns undefined where somebody has it, and waits for who is just making it */
export const madeEntry = (db: Connection, { kind, key }: EntryName): Promise<Entry | undefined> =>
  db
    .insertInto('content_entry')
    .values({ id: nextOf('content_entry_id'), kind, key, ...untouched })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst();

export async function contentOfVersion(db: Connection, entryId: number, number: number): Promise<Content | undefined> {
  const row = await db
    .selectFrom('content_version')
    .select('document')
    .where('entry_id', '=', entryId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.document;
}

interface NewVersion {
  readonly content: Content;
  /** Null: the server, which has found it so. */
  readonly staffId: number | null;
  /** ISO 8601. */
  readonly at: string;
  readonly restored?: number;
}

/** Adds a version. @returns its number */
export async function addVersion(db: Connection, entry: Entry, { content, staffId, at, restored }: NewVersion): Promise<number> {
  const number = entry.version + 1;
  await db
    .insertInto('content_version')
    .values({ entry_id: entry.id, number, document: content, saved_at: at, saved_by: staffId, restored: restored ?? null })
    .execute();
  await db.updateTable('content_entry').set({ version: number }).where('id', '=', entry.id).execute();
  return number;
}

/**
 * The entry, made where there is none. What the shop shows and no version says, because it was there before or has come another way, becomes a
 * version of its own: one can always go back to it.
 */
export async function entryWithCurrent(db: Connection, name: EntryName, known: Entry | undefined, at: string): Promise<Entry> {
  const entry =
    known ??
    (await db
      .insertInto('content_entry')
      .values({ id: nextOf('content_entry_id'), ...name, ...untouched })
      .returningAll()
      .executeTakeFirstOrThrow());
  const shown = await currentContent(db, name.kind, name.key);
  if (shown === undefined) return entry;
  const live = entry.live === null ? undefined : await contentOfVersion(db, entry.id, entry.live);
  if (showsSame(shown, live)) return entry;
  const version = await addVersion(db, entry, { content: shown, staffId: null, at });
  await db.updateTable('content_entry').set({ live: version }).where('id', '=', entry.id).execute();
  return { ...entry, version, live: version };
}
