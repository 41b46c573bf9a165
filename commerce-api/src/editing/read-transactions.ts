import type { Language } from 'shared-contracts';
import type { Connection, Transaction } from '../database/database.ts';
import type { CmsPage, HomeHero } from '../model/index.ts';
import { isRecordContent, redirectKey } from './content.ts';
import { currentContent, heroOf, newestContent } from './current.ts';
import { contentOfVersion } from './entry.ts';
import { previewPlace, type PreviewPlace } from './preview/preview-address.ts';
import { translationPreview } from './preview/translation-preview.ts';
import type { Entry } from './entry.ts';
import type { Content, ContentKind, EntryName } from './content.ts';
import type { RecordField } from './records/field.ts';
import { recordKinds } from './records/record-kinds.ts';
import { isRecordKind, type RecordKindName } from './records/record-names.ts';
import { storedRecords } from './records/stored-records.ts';
import { choicesOf, readSurroundings, type Choice } from './records/surroundings.ts';
import { writtenOf, type Written } from './written-of.ts';

/** Of a list; whoever wants others searches. */
const mostListed = 100;
const mostVersions = 50;

/** How a list shows an entry. */
export interface ListedContent {
  readonly key: string;
  readonly name: string;
  /** The rest of it in a line: an address, a target. */
  readonly detail: string;
  readonly entry: Entry | null;
}

interface Named {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
}

async function banners(db: Connection): Promise<readonly Named[]> {
  const stores = await db.selectFrom('store').select(['code', 'document']).orderBy('id').execute();
  const found = await Promise.all(stores.map(async ({ code, document }) => ({ code, document, hero: await heroOf(db, code) })));
  return found.flatMap(({ code, document, hero }) =>
    hero === undefined ? [] : [{ key: code, name: document.config.storeName, detail: titlesOf(hero.hero) }],
  );
}

const titlesOf = ({ tiles }: HomeHero): string => tiles.map(({ title }) => title).join(' · ');

async function pages(db: Connection, drafts: readonly (readonly [key: string, draft: Content])[]): Promise<readonly Named[]> {
  const rows = await db.selectFrom('reference_record').select('document').where('kind', '=', 'cmsPages').orderBy('position').execute();
  const known = rows.map(({ document }) => document as CmsPage); // the rows of this kind are pages
  const keys = new Set(known.map(({ id }) => String(id)));
  return [
    ...drafts.flatMap(([key, draft]) =>
      draft.kind !== 'page' || keys.has(key) ? [] : [{ key, name: draft.heading, detail: `/${draft.urlKey}.html` }],
    ),
    ...known.map(({ id, contentHeading, urlKey }) => ({ key: String(id), name: contentHeading, detail: `/${urlKey}.html` })),
  ];
}

async function redirects(db: Connection, drafts: readonly (readonly [key: string, draft: Content])[]): Promise<readonly Named[]> {
  const rows = await db
    .selectFrom('url_record')
    .select(['store_code', 'path', 'type', 'canonical_path'])
    .where('type', 'in', ['REDIRECT', 'UNPUBLISHED'])
    .where('entity_id', 'is', null)
    .orderBy('path')
    .orderBy('store_code')
    .execute();
  const keys = new Set(rows.map((row) => redirectKey(row.store_code, row.path)));
  return [
    ...drafts.flatMap(([key, draft]) =>
      draft.kind !== 'redirect' || keys.has(key) ? [] : [{ key, name: key, detail: draft.action === 'redirect' ? draft.target : '' }],
    ),
    ...rows.map((row) => {
      const key = redirectKey(row.store_code, row.path);
      return { key, name: key, detail: row.type === 'REDIRECT' ? row.canonical_path : '' };
    }),
  ];
}

/** Products by their SKU or a part of their name; without a text those that editors work on. */
async function products(db: Connection, text: string, edited: readonly string[]): Promise<readonly Named[]> {
  if (text === '' && edited.length === 0) return [];
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('product')
    .select(['sku', 'name', 'final_price'])
    .where((eb) => (text === '' ? eb('sku', 'in', edited) : eb.or([eb('sku', '=', text), eb('name', 'ilike', pattern)])))
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return rows.map(({ sku, name }) => ({ key: sku, name, detail: sku }));
}

async function recordsOf(
  db: Connection,
  name: RecordKindName,
  drafts: readonly (readonly [key: string, draft: Content])[],
): Promise<readonly Named[]> {
  const kind = recordKinds[name];
  const around = await readSurroundings(db);
  const stored = await storedRecords(db, kind);
  const keys = new Set(stored.map(({ id }) => id));
  return [
    ...drafts.flatMap(([key, draft]) =>
      !isRecordContent(draft) || keys.has(key) ? [] : [{ key, name: kind.title(draft.values), detail: kind.detail(draft.values) }],
    ),
    ...stored.map(({ id, document }) => {
      const values = kind.valuesOf(document, around);
      return { key: id, name: kind.title(values, document), detail: kind.detail(values) };
    }),
  ];
}

/** What there is to edit of a kind, with how far its drafts are; translations have a list of their own. */
const list: Transaction<{ readonly kind: ContentKind; readonly text: string }, readonly ListedContent[]> = async (db, { kind, text }) => {
  const entries = await db.selectFrom('content_entry').selectAll().where('kind', '=', kind).orderBy('id', 'desc').execute();
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const unseen = entries.filter(({ live, version }) => live === null && version > 0).slice(0, mostListed);
  const drafts = await Promise.all(unseen.map(async ({ id, key, version }) => [key, await contentOfVersion(db, id, version)] as const));
  const known = drafts.flatMap(([key, draft]) => (draft === undefined ? [] : [[key, draft] as const]));
  const all = {
    banner: () => banners(db),
    page: () => pages(db, known),
    redirect: () => redirects(db, known),
    product: () => products(db, text, [...byKey.keys()].slice(0, mostListed)),
    // What is translated is listed by what is missing.
    translation: () => Promise.resolve([]),
  } as const;
  const named = isRecordKind(kind) ? await recordsOf(db, kind, known) : await all[kind]();
  const asked = text.toLocaleLowerCase('pl');
  const fitting =
    kind === 'product' ? named : named.filter(({ name, detail }) => `${name} ${detail}`.toLocaleLowerCase('pl').includes(asked));
  return fitting.slice(0, mostListed).map((one) => ({ ...one, entry: byKey.get(one.key) ?? null }));
};

/** A version in the list of them. */
export interface ListedVersion {
  readonly number: number;
  readonly saved_at: Date;
  /** Null: the server, which has found it so. */
  readonly by: string | null;
  readonly restored: number | null;
}

export interface ReadContent {
  /** Of a record; empty for the other kinds. */
  readonly name: string;
  /** The newest version, else what the shop shows; null for what is new. */
  readonly content: Content | null;
  readonly entry: Entry | null;
  /** Who has asked for publishing at a time. */
  readonly dueBy: string | null;
  /** The newest first. */
  readonly versions: readonly ListedVersion[];
}

/** An entry as its form shows it. */
const read: Transaction<EntryName, ReadContent> = async (db, { kind, key }) => {
  const shown = await currentContent(db, kind, key);
  const nameOf = async (content: Content | undefined): Promise<string> => {
    if (content === undefined || !isRecordContent(content)) return '';
    const found = (await storedRecords(db, recordKinds[content.kind])).find(({ id }) => id === key);
    return recordKinds[content.kind].title(content.values, found?.document);
  };
  const entry = await db
    .selectFrom('content_entry as e')
    .leftJoin('staff as s', 's.id', 'e.due_by')
    .selectAll('e')
    .select('s.name as due_name')
    .where('e.kind', '=', kind)
    .where('e.key', '=', key)
    .executeTakeFirst();
  if (entry === undefined) return { content: shown ?? null, name: await nameOf(shown), entry: null, dueBy: null, versions: [] };
  const { due_name: dueBy, ...row } = entry;
  const newest = await contentOfVersion(db, row.id, row.version);
  const versions = await db
    .selectFrom('content_version as v')
    .leftJoin('staff as s', 's.id', 'v.saved_by')
    .select(['v.number', 'v.saved_at', 's.name as by', 'v.restored'])
    .where('v.entry_id', '=', row.id)
    .orderBy('v.number', 'desc')
    .limit(mostVersions)
    .execute();
  const content = newestContent(row, shown, newest);
  return { content: content ?? null, name: await nameOf(content), entry: row, dueBy, versions };
};

/** A version of an entry, what publishing it would write, and where it is seen. */
export interface Draft {
  readonly written: Written | null;
  /** Null: on no page. */
  readonly place: PreviewPlace | null;
  /** In which language; null: in any. */
  readonly language: Language | null;
}

interface Version {
  readonly entryId: number;
  readonly number: number;
  /** ISO 8601. */
  readonly at: string;
}

/** J-256: what a version would be in the shop. */
const version: Transaction<Version, Draft | null> = async (db, { entryId, number, at }) => {
  const entry = await db.selectFrom('content_entry').select('key').where('id', '=', entryId).executeTakeFirst();
  const content = await contentOfVersion(db, entryId, number);
  if (entry === undefined || content === undefined) return null;
  if (content.kind === 'translation') return { ...(await translationPreview(db, entry.key, content, at)), language: 'ua' };
  const written = await writtenOf(db, entry.key, content, at);
  return { written, place: previewPlace(entry.key, content, written), language: null };
};

/** A field of a form, with what can be chosen in it. */
export interface FormField extends RecordField {
  readonly options: readonly Choice[];
}

/** J-257: of what the form of a kind of record is made. */
const form: Transaction<RecordKindName, readonly FormField[]> = async (db, name) => {
  const around = await readSurroundings(db);
  return recordKinds[name].fields.map((field) => ({ ...field, options: choicesOf(field, around) }));
};

export const readContentTransactions = {
  'content.version': version,
  'content.form': form,
  'content.list': list,
  'content.read': read,
} as const;
