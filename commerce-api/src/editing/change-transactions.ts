import type { Connection, Transaction } from '../database/database.ts';
import { noteAction } from '../desk/audit-transactions.ts';
import { isMissing, outdatedTranslations, problemsOf } from './content-problems.ts';
import { addVersion, contentOfVersion, entryWithCurrent, lockedEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import type { Content, ContentAction, ContentProblem, ContentProblems, EntryName } from './content.ts';
import { makeLive } from './make-live.ts';
import { outdated } from './version-check.ts';
import type { Outdated } from './version-check.ts';

interface Asked extends EntryName {
  /** The version that the editor has seen; 0: none. */
  readonly seen: number;
  readonly staffId: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Why nothing was changed. */
export type ContentRefusal =
  | Outdated
  | { readonly refusal: 'unknown' }
  | { readonly refusal: 'invalid'; readonly problems: ContentProblems };

/** What came of a change. */
export type Changed =
  | {
      /** Shoppers see something else now. */
      readonly isShown: boolean;
      /** The product that is another now. */
      readonly productId: number | null;
    }
  | ContentRefusal;

const unseen = { isShown: false, productId: null } as const;

const note = (
  db: Connection,
  entry: Entry,
  change: {
    readonly action: ContentAction;
    readonly staffId: number | null;
    readonly from: number | null;
    readonly to: number | null;
    readonly at: string;
  },
): Promise<void> => {
  const { action, staffId, from, to, at } = change;
  return noteAction(db, { staffId, action, subjectId: entry.id, before: String(from ?? 0), after: String(to ?? 0), at });
};

export interface SaveContent extends Asked {
  readonly content: Content;
}

/** J-217: keeps a draft as a version; shoppers see nothing of it yet. */
const save: Transaction<SaveContent, Changed> = async (db, { content, seen, staffId, at, ...name }) => {
  const known = await lockedEntry(db, name);
  const refused = await outdated(db, known, seen);
  if (refused !== null) return refused;
  if (await isMissing(db, name)) return { refusal: 'unknown' };
  const problems = { ...(await problemsOf(db, content, name.key)), ...(await outdatedTranslations(db, content, name.key)) };
  if (Object.keys(problems).length > 0) return { refusal: 'invalid', problems };
  const entry = await entryWithCurrent(db, name, known, at);
  const version = await addVersion(db, entry, { content, staffId, at });
  await note(db, entry, { action: 'save-content', staffId, from: entry.version === 0 ? null : entry.version, to: version, at });
  return unseen;
};

/** What was to be published at a time is not any more: something else has been published. */
async function noteUnscheduled(db: Connection, entry: Entry, staffId: number, at: string): Promise<void> {
  if (entry.due_at === null || entry.due_version === entry.version) return;
  await note(db, entry, { action: 'unschedule-content', staffId, from: entry.due_version, to: entry.live, at });
}

export interface PublishContent extends Asked {
  /** When, ISO 8601; null: now. */
  readonly dueAt: string | null;
}

/** J-217: shows the newest version to shoppers, now or at a time. */
const publish: Transaction<PublishContent, Changed> = async (db, { seen, staffId, at, dueAt, ...name }) => {
  const entry = await lockedEntry(db, name);
  if (entry === undefined) return { refusal: 'unknown' };
  const refused = await outdated(db, entry, seen);
  if (refused !== null) return refused;
  const content = await contentOfVersion(db, entry.id, entry.version);
  if (content === undefined) return { refusal: 'unknown' };
  if (dueAt !== null) {
    await db
      .updateTable('content_entry')
      .set({ due_at: dueAt, due_version: entry.version, due_by: staffId, due_problem: null })
      .where('id', '=', entry.id)
      .execute();
    await note(db, entry, { action: 'schedule-content', staffId, from: entry.live, to: entry.version, at });
    return unseen;
  }
  const made = await makeLive(db, entry, { content, number: entry.version, at });
  if ('problems' in made) return { refusal: 'invalid', problems: made.problems };
  await noteUnscheduled(db, entry, staffId, at);
  await note(db, entry, { action: 'publish-content', staffId, from: entry.live, to: entry.version, at });
  return { isShown: true, productId: made.productId };
};

/** J-217: what was to be published at a time stays a draft. */
const unschedule: Transaction<Asked, Changed> = async (db, { seen, staffId, at, ...name }) => {
  const entry = await lockedEntry(db, name);
  if (entry?.due_at == null) return { refusal: 'unknown' };
  const refused = await outdated(db, entry, seen);
  if (refused !== null) return refused;
  await db.updateTable('content_entry').set({ due_at: null, due_version: null, due_by: null }).where('id', '=', entry.id).execute();
  await note(db, entry, { action: 'unschedule-content', staffId, from: entry.due_version, to: entry.live, at });
  return unseen;
};

export interface RestoreContent extends Asked {
  readonly number: number;
}

/** J-217: an earlier version becomes the newest one, and shoppers see it. */
const restore: Transaction<RestoreContent, Changed> = async (db, { seen, staffId, at, number, ...name }) => {
  const known = await lockedEntry(db, name);
  if (known === undefined) return { refusal: 'unknown' };
  const refused = await outdated(db, known, seen);
  if (refused !== null) return refused;
  const content = await contentOfVersion(db, known.id, number);
  if (content === undefined) return { refusal: 'unknown' };
  const entry = await entryWithCurrent(db, name, known, at);
  const made = await makeLive(db, entry, { content, number: entry.version + 1, at });
  if ('problems' in made) return { refusal: 'invalid', problems: made.problems };
  await addVersion(db, entry, { content, staffId, at, restored: number });
  await note(db, entry, { action: 'restore-content', staffId, from: entry.live, to: number, at });
  return { isShown: true, productId: made.productId };
};

/** What was published because its time has come; `problem`: why it was not. */
export interface PublishedDue {
  readonly productId: number | null;
  readonly problem: ContentProblem | null;
}

/** J-218: publishes one content whose time has come. @returns null where none waits */
const publishDue: Transaction<{ readonly at: string }, PublishedDue | null> = async (db, { at }) => {
  const entry = await db
    .selectFrom('content_entry')
    .selectAll()
    .where('due_at', '<=', new Date(at))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (entry === undefined) return null;
  const number = entry.due_version ?? entry.version;
  const content = await contentOfVersion(db, entry.id, number);
  const made = content === undefined ? { problems: {} } : await makeLive(db, entry, { content, number, at });
  if ('problems' in made) {
    const problem = Object.values(made.problems)[0] ?? 'required';
    await db
      .updateTable('content_entry')
      .set({ due_at: null, due_version: null, due_by: null, due_problem: problem })
      .where('id', '=', entry.id)
      .execute();
    return { productId: null, problem };
  }
  await note(db, entry, { action: 'publish-content', staffId: null, from: entry.live, to: number, at });
  return { productId: made.productId, problem: null };
};

export const changeContentTransactions = {
  'content.save': save,
  'content.publish': publish,
  'content.unschedule': unschedule,
  'content.restore': restore,
  'content.publish-due': publishDue,
} as const;
