import type { Connection, RowOf, Transaction } from '../../database/database.ts';
import { nextOf } from '../../database/expressions.ts';
import { noteAction } from '../../desk/audit-transactions.ts';
import type { IssueAction } from '../../desk/staff.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { pageHtml } from '../../editing/page-html.ts';
import { textFor, type IssueContent } from './issue.ts';

type IssueRow = Omit<RowOf<'newsletter_issue'>, 'cursor' | 'next_part_at'> & {
  readonly changed_by_name: string | null;
  readonly sent_by_name: string | null;
};

const issues = (db: Connection) =>
  db
    .selectFrom('newsletter_issue as i')
    .leftJoin('staff as c', 'c.id', 'i.changed_by')
    .leftJoin('staff as s', 's.id', 'i.sent_by')
    .select([
      'i.id',
      'i.store_code',
      'i.topic',
      'i.texts',
      'i.version',
      'i.changed_at',
      'i.changed_by',
      'i.send_at',
      'i.sent_by',
      'i.started_at',
      'i.ended_at',
      'i.is_stopped',
      'i.sent_count',
      'c.name as changed_by_name',
      's.name as sent_by_name',
    ]);

/** The newest issues first. */
const list: Transaction<{ readonly most: number }, readonly IssueRow[]> = (db, { most }) =>
  issues(db).orderBy('i.id', 'desc').limit(most).execute();

const read: Transaction<number, IssueRow | null> = async (db, id) => (await issues(db).where('i.id', '=', id).executeTakeFirst()) ?? null;

/** Why an issue was not changed: a colleague has changed it, or it is on its way. */
export type IssueRefusal = { readonly refusal: 'unknown' | 'sent' } | { readonly refusal: 'changed'; readonly by: string | null };

interface ChangeIssue {
  readonly id: number;
  /** Which one the editor has seen. */
  readonly version: number;
  readonly staffId: number;
  /** ISO 8601. */
  readonly at: string;
}

/** The issue, locked; a refusal where it cannot be changed. */
async function changeable(db: Connection, { id, version }: ChangeIssue): Promise<IssueRefusal | null> {
  const found = await db
    .selectFrom('newsletter_issue as i')
    .leftJoin('staff as c', 'c.id', 'i.changed_by')
    .select(['i.version', 'i.send_at', 'c.name'])
    .where('i.id', '=', id)
    .forUpdate('i')
    .executeTakeFirst();
  if (found === undefined) return { refusal: 'unknown' };
  if (found.send_at !== null) return { refusal: 'sent' };
  return found.version === version ? null : { refusal: 'changed', by: found.name };
}

/** J-345: what becomes of an issue, in the transaction that makes it so. */
const note = (
  db: Connection,
  { id, staffId, at }: Pick<ChangeIssue, 'id' | 'staffId' | 'at'>,
  action: IssueAction,
  [before, after]: readonly [before: string, after: string],
): Promise<void> => noteAction(db, { staffId, action, subjectId: id, before, after, at });

type NewIssue = IssueContent & Pick<ChangeIssue, 'staffId' | 'at'>;

/** A new draft. @returns its number */
const add: Transaction<NewIssue, number> = async (db, { storeCode, topic, texts, staffId, at }) => {
  const { id } = await db
    .insertInto('newsletter_issue')
    .values({ id: nextOf('newsletter_issue_id'), store_code: storeCode, topic, texts, version: 1, changed_at: at, changed_by: staffId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await note(db, { id, staffId, at }, 'save-issue', ['none', 'draft']);
  return id;
};

/** Keeps a draft; what a colleague has saved meanwhile is not overwritten. */
const save: Transaction<ChangeIssue & IssueContent, IssueRefusal | null> = async (db, { storeCode, topic, texts, ...change }) => {
  const refusal = await changeable(db, change);
  if (refusal !== null) return refusal;
  await db
    .updateTable('newsletter_issue')
    .set((eb) => ({
      store_code: storeCode,
      topic,
      texts,
      version: eb('version', '+', 1),
      changed_at: change.at,
      changed_by: change.staffId,
    }))
    .where('id', '=', change.id)
    .execute();
  await note(db, change, 'save-issue', ['draft', 'draft']);
  return null;
};

/** Sends a draft, at once or later. */
const schedule: Transaction<ChangeIssue & { readonly sendAt: string }, IssueRefusal | null> = async (db, { sendAt, ...change }) => {
  const refusal = await changeable(db, change);
  if (refusal !== null) return refusal;
  await db
    .updateTable('newsletter_issue')
    .set({ send_at: sendAt, next_part_at: sendAt, sent_by: change.staffId })
    .where('id', '=', change.id)
    .execute();
  await note(db, change, 'send-issue', ['draft', 'scheduled']);
  return null;
};

/** What has not begun is a draft again; of what has begun nobody gets more. False: there is nothing to stop. */
const stop: Transaction<Pick<ChangeIssue, 'id' | 'staffId' | 'at'>, boolean> = async (db, { id, staffId, at }) => {
  const waiting = await db
    .updateTable('newsletter_issue')
    .set((eb) => ({ send_at: null, next_part_at: null, sent_by: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('send_at', 'is not', null)
    .where('started_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (waiting !== undefined) {
    await note(db, { id, staffId, at }, 'stop-issue', ['scheduled', 'draft']);
    return true;
  }
  const stopped = await db
    .updateTable('newsletter_issue')
    .set({ next_part_at: null, ended_at: at, is_stopped: true })
    .where('id', '=', id)
    .where('started_at', 'is not', null)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (stopped !== undefined) await note(db, { id, staffId, at }, 'stop-issue', ['sending', 'stopped']);
  return stopped !== undefined;
};

interface TestIssue extends ChangeIssue {
  readonly email: string;
}

/** J-345: sends a draft to one mailbox alone, in each language that it is written in; its state stays. */
const test: Transaction<TestIssue, IssueRefusal | null> = async (db, { email, ...change }) => {
  const refusal = await changeable(db, change);
  if (refusal !== null) return refusal;
  const { store_code: storeCode, texts } = await db
    .selectFrom('newsletter_issue')
    .select(['store_code', 'texts'])
    .where('id', '=', change.id)
    .executeTakeFirstOrThrow();
  const languages = new Set((['pl', 'ua'] as const).map((language) => textFor(texts, language).language));
  for (const language of languages) {
    const { title, source } = texts[language];
    const data = { language, title, html: pageHtml({ format: 'markdown', source }), leaveToken: null };
    await enqueueMail(db, { kind: 'newsletter-issue', data }, { recipient: email, storeCode, at: change.at });
  }
  await note(db, change, 'test-issue', ['draft', 'tested']);
  return null;
};

export const deskIssueTransactions = {
  'newsletter-issues.list': list,
  'newsletter-issues.read': read,
  'newsletter-issues.add': add,
  'newsletter-issues.save': save,
  'newsletter-issues.schedule': schedule,
  'newsletter-issues.stop': stop,
  'newsletter-issues.test': test,
} as const;
