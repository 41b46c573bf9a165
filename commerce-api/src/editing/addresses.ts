import type { Connection } from '../database/database.ts';
import type { Addresses } from './check-content.ts';
import { addressOf, isRecordContent } from './content.ts';
import type { Content } from './content.ts';
import { recordKinds } from './records/record-kinds.ts';
import { textOf } from './records/values.ts';

/** Where a content wants to stand or to lead. */
function pathsOf(content: Content, key: string): readonly string[] {
  if (isRecordContent(content)) {
    const { fields } = recordKinds[content.kind];
    return fields.filter(({ type }) => type === 'path' || type === 'link').map(({ name }) => textOf(content.values, name));
  }
  if (content.kind === 'page') return [content.urlKey];
  return content.kind === 'redirect' ? [addressOf(key).path, content.target] : [];
}

/** The old addresses of all stores, and what stands where a content wants to stand or to lead. */
export async function readAddresses(db: Connection, content: Content, key: string): Promise<(store: string) => Addresses> {
  const paths = pathsOf(content, key);
  if (paths.length === 0) return () => ({ at: () => undefined });
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
