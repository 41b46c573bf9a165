import type { Connection } from '../database/database.ts';
import type { Addresses } from './check-content.ts';
import { addressOf } from './content.ts';
import type { Content } from './content.ts';

/** The old addresses of all stores, and what stands where a content wants to stand or to lead. */
export async function readAddresses(db: Connection, content: Content, key: string): Promise<(store: string) => Addresses> {
  if (content.kind !== 'page' && content.kind !== 'redirect') return () => ({ at: () => undefined });
  const paths = content.kind === 'page' ? [content.urlKey] : [addressOf(key).path, content.target];
  const rows = await db
    .selectFrom('url_record')
    .select(['store_code', 'path', 'type', 'entity_id', 'canonical_path'])
    .where((eb) => eb.or([eb('type', '=', 'REDIRECT'), eb('path', 'in', paths)]))
    .execute();
  const known = new Map(rows.map((row) => [`${row.store_code} ${row.path}`, row]));
  return (store) => ({
    at: (path) => {
      const row = known.get(`${store} ${path}`);
      return row === undefined ? undefined : { type: row.type, entityId: row.entity_id, canonicalPath: row.canonical_path };
    },
  });
}
