import type { Connection, Transaction } from '../../database/database.ts';
import { nextOf } from '../../database/expressions.ts';
import { noteAction } from '../../desk/audit-transactions.ts';
import { cleanContent } from '../clean-content.ts';
import type { Content, ContentProblem } from '../content.ts';
import { problemsOf } from '../content-problems.ts';
import { addVersion, contentOfVersion, entryWithCurrent, lockedEntry, madeEntry, type Entry } from '../entry.ts';
import { makeLive } from '../make-live.ts';
import { lastSaved } from '../version-check.ts';
import { findText, replaceText, type TextHit, type TextSought } from './find-text.ts';
import { searchedContent, searchedContents, type SearchedContent } from './searched-contents.ts';
import { searchedKinds, type SearchedKind } from './searched-kinds.ts';
import { textsOf, withTexts } from './text-fields.ts';

/** Of one search; whoever has more searches for a longer text. */
const mostHits = 400;
const mostListed = 20;

export interface FoundText extends Omit<SearchedContent, 'content'> {
  readonly hits: readonly (TextHit & { readonly field: string })[];
}

/** J-293: where the contents of the shop have a text. */
const search: Transaction<TextSought, { readonly contents: readonly FoundText[]; readonly isCut: boolean }> = async (db, sought) => {
  const contents: FoundText[] = [];
  let count = 0;
  for (const { content, ...named } of await searchedContents(db, searchedKinds)) {
    const hits = textsOf(content).flatMap(({ field, text }) => findText(text, sought).map((hit) => ({ ...hit, field })));
    if (hits.length === 0) continue;
    const shown = hits.slice(0, mostHits - count);
    count += shown.length;
    if (shown.length > 0) contents.push({ ...named, hits: shown });
    if (shown.length < hits.length) return { contents, isCut: true };
  }
  return { contents, isCut: false };
};

/** A content that was left as it is, and why. */
export interface LeftContent {
  readonly kind: SearchedKind;
  readonly key: string;
  readonly name: string;
  /** `changed`: somebody has changed it since; otherwise what would be wrong with it. */
  readonly reason: 'changed' | ContentProblem;
  /** Who has changed it; null: the server, or nobody. */
  readonly by: string | null;
}

/** Which places of a content are to be replaced. */
export interface ChosenContent {
  readonly kind: SearchedKind;
  readonly key: string;
  readonly seen: string;
  readonly hits: readonly { readonly field: string; readonly index: number }[];
}

export interface ReplaceTexts extends TextSought {
  readonly replacement: string;
  readonly contents: readonly ChosenContent[];
  readonly staffId: number;
  /** ISO 8601. */
  readonly at: string;
}

export interface Replaced {
  /** Null: nothing was changed. */
  readonly id: number | null;
  readonly changed: number;
  readonly left: readonly LeftContent[];
  /** Shoppers see something else now. */
  readonly isShown: boolean;
}

/** Always in the same order: two editors who replace at once wait for each other and not in a circle. */
const inOrder = <Named extends { readonly kind: string; readonly key: string }>(contents: readonly Named[]): readonly Named[] =>
  contents.toSorted((one, other) => (`${one.kind} ${one.key}` < `${other.kind} ${other.key}` ? -1 : 1));

/** A content with the replacement in the chosen places; null where one of them is not there. */
function replacedContent(content: Content, { hits }: ChosenContent, asked: ReplaceTexts): Content | null {
  const chosen = Map.groupBy(hits, ({ field }) => field);
  const texts = new Map<string, string>();
  for (const { field, text } of textsOf(content)) {
    const places = chosen.get(field);
    if (places === undefined) continue;
    const replaced = replaceText(text, asked, new Set(places.map(({ index }) => index)), asked.replacement);
    if (replaced === null) return null;
    texts.set(field, replaced);
  }
  return texts.size === chosen.size ? cleanContent(withTexts(content, texts)) : null;
}

interface NextVersion {
  readonly content: Content;
  readonly isLive: boolean;
  readonly staffId: number;
  readonly at: string;
  readonly restored?: number;
}

/** Adds a version of an entry: shown to shoppers where the one before was, otherwise in its draft. @returns its number, or what is wrong with it */
async function putVersion(db: Connection, entry: Entry, { isLive, ...version }: NextVersion): Promise<number | ContentProblem> {
  const { content, at } = version;
  const number = entry.version + 1;
  if (isLive) {
    const made = await makeLive(db, entry, { content, number, at });
    if ('problems' in made) return Object.values(made.problems)[0] ?? 'required';
  } else {
    const [problem] = Object.values(await problemsOf(db, content, entry.key));
    if (problem !== undefined) return problem;
    // What is to be published at a time is published with the change.
    if (entry.due_version === entry.version)
      await db.updateTable('content_entry').set({ due_version: number }).where('id', '=', entry.id).execute();
  }
  return addVersion(db, entry, version);
}

/** J-293: replaces a text in chosen places, as one change. What somebody has changed since is left as it is, and named. */
const replace: Transaction<ReplaceTexts, Replaced> = async (db, asked) => {
  const { staffId, at, search: sought, replacement } = asked;
  const left: LeftContent[] = [];
  const changed: { readonly entry: Entry; readonly after: number; readonly isLive: boolean }[] = [];
  for (const chosen of inOrder(asked.contents)) {
    const { kind, key } = chosen;
    const known = await lockedEntry(db, chosen);
    const now = await searchedContent(db, { kind, key }, known);
    const name = now?.name ?? key;
    const content = now?.seen === chosen.seen ? replacedContent(now.content, chosen, asked) : null;
    if (now === undefined || content === null) {
      left.push({ kind, key, name, reason: 'changed', by: known === undefined ? null : await lastSaved(db, known) });
      continue;
    }
    const made = known ?? (await madeEntry(db, { kind, key })) ?? (await lockedEntry(db, { kind, key }));
    const entry = await entryWithCurrent(db, { kind, key }, made, at);
    const after = await putVersion(db, entry, { content, isLive: now.isLive, staffId, at });
    if (typeof after === 'number') changed.push({ entry, after, isLive: now.isLive });
    else left.push({ kind, key, name, reason: after, by: null });
  }
  if (changed.length === 0) return { id: null, changed: 0, left, isShown: false };
  const { id } = await db
    .insertInto('content_replacement')
    .values({
      id: nextOf('content_replacement_id'),
      search: sought,
      replacement,
      made_at: at,
      made_by: staffId,
      undone_at: null,
      undone_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('content_replacement_entry')
    .values(
      changed.map(({ entry, after, isLive }) => ({
        replacement_id: id,
        entry_id: entry.id,
        version_before: entry.version,
        version_after: after,
        is_live: isLive,
      })),
    )
    .execute();
  await noteAction(db, { staffId, action: 'replace-texts', subjectId: id, before: 'none', after: 'replaced', at });
  return { id, changed: changed.length, left, isShown: changed.some(({ isLive }) => isLive) };
};

export interface UndoReplacement {
  readonly id: number;
  readonly staffId: number;
  /** ISO 8601. */
  readonly at: string;
}

/** J-293: takes the whole of a replacement back. What somebody has changed since is left as it is, and named. */
const undo: Transaction<UndoReplacement, Replaced | { readonly refusal: 'unknown' | 'undone' }> = async (db, { id, staffId, at }) => {
  const known = await db.selectFrom('content_replacement').select('undone_at').where('id', '=', id).forUpdate().executeTakeFirst();
  if (known === undefined) return { refusal: 'unknown' };
  if (known.undone_at !== null) return { refusal: 'undone' };
  const rows = await db
    .selectFrom('content_replacement_entry as r')
    .innerJoin('content_entry as e', 'e.id', 'r.entry_id')
    .select(['r.entry_id', 'r.version_before', 'r.version_after', 'r.is_live', 'e.kind', 'e.key'])
    .where('r.replacement_id', '=', id)
    .execute();
  const left: LeftContent[] = [];
  let changed = 0;
  let isShown = false;
  for (const { version_before: before, version_after: after, is_live: isLive, ...row } of inOrder(rows)) {
    const kind = row.kind as SearchedKind; // only these are replaced in
    const { key } = row;
    const entry = await lockedEntry(db, { kind, key });
    const content = await contentOfVersion(db, row.entry_id, before);
    const now = await searchedContent(db, { kind, key }, entry);
    const name = now?.name ?? key;
    const isSame = entry?.version === after && now?.isLive === isLive && content !== undefined;
    if (!isSame) {
      left.push({ kind, key, name, reason: 'changed', by: entry === undefined ? null : await lastSaved(db, entry) });
      continue;
    }
    const made = await putVersion(db, entry, { content, isLive, staffId, at, restored: before });
    if (typeof made !== 'number') left.push({ kind, key, name, reason: made, by: null });
    else {
      changed += 1;
      isShown ||= isLive;
    }
  }
  if (changed === 0) return { id, changed, left, isShown };
  await db.updateTable('content_replacement').set({ undone_at: at, undone_by: staffId }).where('id', '=', id).execute();
  await noteAction(db, { staffId, action: 'undo-replacement', subjectId: id, before: 'replaced', after: 'undone', at });
  return { id, changed, left, isShown };
};

/** The newest replacements. */
const list = (db: Connection) =>
  db
    .selectFrom('content_replacement as r')
    .leftJoin('staff as s', 's.id', 'r.made_by')
    .leftJoin('staff as u', 'u.id', 'r.undone_by')
    .select(({ selectFrom }) => [
      'r.id',
      'r.search',
      'r.replacement',
      'r.made_at',
      'r.undone_at',
      's.name as by',
      'u.name as undone_by',
      selectFrom('content_replacement_entry as e')
        .whereRef('e.replacement_id', '=', 'r.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('changed'),
    ])
    .orderBy('r.id', 'desc')
    .limit(mostListed)
    .execute();

export const replaceTransactions = {
  'content.search-texts': search,
  'content.replace-texts': replace,
  'content.undo-replacement': undo,
  'content.replacements': (db: Connection, _input: null) => list(db),
} as const;
