import { createHash } from 'node:crypto';
import type { Connection } from '../../database/database.ts';
import { isRecordContent } from '../content.ts';
import { currentContent, newestContent } from '../current.ts';
import { contentOfVersion, type Entry } from '../entry.ts';
import type { Content, EntryName } from '../content.ts';
import { cleanRecord } from '../records/clean-record.ts';
import { recordKinds } from '../records/record-kinds.ts';
import { isRecordKind } from '../records/record-names.ts';
import { storedRecords } from '../records/stored-records.ts';
import { readSurroundings } from '../records/surroundings.ts';
import type { SearchedKind } from './searched-kinds.ts';

/** All that is read by the dozen; of products those that editors have worked on. */
type ListedKind = SearchedKind | 'product';

/** A content as its form begins: the newest version, or what shoppers see. */
export interface SearchedContent<Kind extends ListedKind = SearchedKind> extends EntryName {
  readonly kind: Kind;
  /** What lists call it. */
  readonly name: string;
  readonly content: Content;
  /** Shoppers see it; otherwise it is a draft. */
  readonly isLive: boolean;
  /** Another one after every change of it, however that came. */
  readonly seen: string;
}

const seenOf = (version: number, content: Content): string =>
  createHash('sha256')
    .update(JSON.stringify([version, content]))
    .digest('hex')
    .slice(0, 16);

type State = Pick<Entry, 'id' | 'version' | 'live'>;

interface Shown {
  readonly name: string;
  readonly content: Content;
}

function nameOf(content: Content, key: string): string {
  if (isRecordContent(content)) return recordKinds[content.kind].title(content.values);
  if (content.kind === 'product') return content.name;
  return content.kind === 'page' ? content.heading : key;
}

function searched<Kind extends ListedKind>(
  { kind, key }: { readonly kind: Kind; readonly key: string },
  entry: State | undefined,
  shown: Shown | undefined,
  newest: Content | undefined,
): readonly SearchedContent<Kind>[] {
  const version = entry?.version ?? 0;
  const content = entry === undefined || version === 0 ? shown?.content : newestContent(entry, shown?.content, newest);
  if (content === undefined) return [];
  const isLive = shown !== undefined && (version === 0 || entry?.live === version);
  return [{ kind, key, name: shown?.name ?? nameOf(content, key), content, isLive, seen: seenOf(version, content) }];
}

/** Keys of what has a form of its own. Of products those that editors have worked on: the others are thousands. */
async function keysOf(db: Connection, kind: 'banner' | 'page' | 'product'): Promise<readonly string[]> {
  switch (kind) {
    case 'banner':
      return (await db.selectFrom('store').select('code').orderBy('id').execute()).map(({ code }) => code);
    case 'page': {
      const rows = await db.selectFrom('reference_record').select('id').where('kind', '=', 'cmsPages').orderBy('position').execute();
      return rows.map(({ id }) => id);
    }
    case 'product':
      return (await db.selectFrom('content_entry').select('key').where('kind', '=', 'product').orderBy('id').execute()).map(
        ({ key }) => key,
      );
  }
}

async function shownOf(db: Connection, kind: ListedKind): Promise<ReadonlyMap<string, Shown>> {
  if (isRecordKind(kind)) {
    const record = recordKinds[kind];
    const around = await readSurroundings(db);
    return new Map(
      (await storedRecords(db, record)).map(({ id, document }) => {
        const values = cleanRecord(record, record.valuesOf(document, around));
        return [id, { name: record.title(values, document), content: { kind, values } }];
      }),
    );
  }
  const keys = await keysOf(db, kind);
  const shown = new Map<string, Shown>();
  for (const key of keys) {
    const content = await currentContent(db, kind, key);
    if (content !== undefined) shown.set(key, { name: nameOf(content, key), content });
  }
  return shown;
}

/** All contents of these kinds, as their forms begin. */
export async function searchedContents<Kind extends ListedKind>(
  db: Connection,
  kinds: readonly Kind[],
): Promise<readonly SearchedContent<Kind>[]> {
  const entries = await db
    .selectFrom('content_entry')
    .select(['id', 'kind', 'key', 'version', 'live'])
    .where('kind', 'in', kinds)
    .execute();
  const versions = await db
    .selectFrom('content_version as v')
    .innerJoin('content_entry as e', (join) => join.onRef('e.id', '=', 'v.entry_id').onRef('e.version', '=', 'v.number'))
    .select(['v.entry_id', 'v.document'])
    .where('e.kind', 'in', kinds)
    .execute();
  const newest = new Map(versions.map(({ entry_id: id, document }) => [id, document]));
  const all: SearchedContent<Kind>[] = [];
  for (const kind of kinds) {
    const shown = await shownOf(db, kind);
    const own = new Map(entries.filter((entry) => entry.kind === kind).map((entry) => [entry.key, entry]));
    for (const key of new Set([...shown.keys(), ...own.keys()])) {
      const entry = own.get(key);
      all.push(...searched({ kind, key }, entry, shown.get(key), entry && newest.get(entry.id)));
    }
  }
  return all;
}

/** One of them, on the rows of the transaction. @param entry locked */
export async function searchedContent(
  db: Connection,
  name: { readonly kind: SearchedKind; readonly key: string },
  entry: Entry | undefined,
): Promise<SearchedContent | undefined> {
  const shown = await currentContent(db, name.kind, name.key);
  const newest = entry && (await contentOfVersion(db, entry.id, entry.version));
  return searched(name, entry, shown && { name: nameOf(shown, name.key), content: shown }, newest)[0];
}
