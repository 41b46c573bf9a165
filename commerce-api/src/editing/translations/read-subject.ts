import type { Connection } from '../../database/database.ts';
import { currentContent, newestContent } from '../current.ts';
import { contentOfVersion } from '../entry.ts';
import type { Content, EntryName } from '../content.ts';

/** A content as its form begins: its newest version, or what shoppers see; what is drafted is translated before it is published. */
export async function newestOf(db: Connection, { kind, key }: EntryName): Promise<Content | undefined> {
  const shown = await currentContent(db, kind, key);
  const entry = await db
    .selectFrom('content_entry')
    .select(['id', 'version', 'live'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  if (entry === undefined || entry.version === 0) return shown;
  return newestContent(entry, shown, await contentOfVersion(db, entry.id, entry.version));
}
