import { sql } from 'kysely';
import type { Connection, RowOf, Transaction } from '../../database/database.ts';
import { pageHtml } from '../../editing/page-html.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { quietDays } from '../preferences.ts';
import { textFor } from './issue.ts';

export interface SendPart {
  /** ISO 8601. */
  readonly at: string;
  readonly most: number;
  /** When the next part may follow; ISO 8601. */
  readonly nextAt: string;
}

const dayMs = 24 * 60 * 60_000;

/** Subscribers who want the issue and have not got it, in the order of their tokens. */
const nextSubscribers = (
  db: Connection,
  { store_code: storeCode, topic, cursor }: Pick<RowOf<'newsletter_issue'>, 'store_code' | 'topic' | 'cursor'>,
  startedAt: Date,
  { at, most }: SendPart,
) => {
  // An issue that takes days to be sent keeps nobody's quiet days shorter: what counts is when it is written to them.
  const quietSince = (days: number): Date => new Date(new Date(at).getTime() - days * dayMs);
  return db
    .selectFrom('newsletter_subscription')
    .select(['leave_token', 'email', 'language'])
    .where('store_code', '=', storeCode)
    .where('confirmed_at', '<=', startedAt)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`${topic} = any(topics)`)
    .where('leave_token', '>', cursor)
    .where((eb) =>
      eb.or([
        eb('frequency', '=', 'all'),
        eb('last_issue_at', 'is', null),
        eb.and([eb('frequency', '=', 'weekly'), eb('last_issue_at', '<=', quietSince(quietDays.weekly))]),
        eb.and([eb('frequency', '=', 'monthly'), eb('last_issue_at', '<=', quietSince(quietDays.monthly))]),
      ]),
    )
    .orderBy('leave_token')
    .limit(most)
    .execute();
};

/**
 * J-319: puts the next part of a due issue into the outbox. E-mails and the place up to which the issue is sent are one transaction: a server
 * that is killed leaves both or neither, and nobody gets an issue twice. Of several servers one sends an issue at a time.
 * @returns how many e-mails; null: nothing is due
 */
const sendPart: Transaction<SendPart, number | null> = async (db, part) => {
  const issue = await db
    .selectFrom('newsletter_issue')
    .selectAll()
    .where('next_part_at', '<=', new Date(part.at))
    .orderBy('next_part_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (issue === undefined) return null;
  const startedAt = issue.started_at ?? new Date(part.at);
  const subscribers = await nextSubscribers(db, issue, startedAt, part);
  const letters = { pl: textFor(issue.texts, 'pl'), ua: textFor(issue.texts, 'ua') };
  const htmlOf = { pl: pageHtml({ format: 'markdown', source: letters.pl.text.source }), ua: '' };
  htmlOf.ua = letters.ua.language === 'pl' ? htmlOf.pl : pageHtml({ format: 'markdown', source: letters.ua.text.source });
  for (const { leave_token: leaveToken, email, language } of subscribers) {
    const letter = letters[language];
    await enqueueMail(
      db,
      {
        kind: 'newsletter-issue',
        data: { language: letter.language, title: letter.text.title, html: htmlOf[language], leaveToken },
      },
      { recipient: email, storeCode: issue.store_code, at: part.at },
    );
  }
  const last = subscribers.at(-1);
  if (last !== undefined)
    await db
      .updateTable('newsletter_subscription')
      .set({ last_issue_at: part.at })
      .where(
        'leave_token',
        'in',
        subscribers.map(({ leave_token: token }) => token),
      )
      .execute();
  const isLast = subscribers.length < part.most;
  await db
    .updateTable('newsletter_issue')
    .set((eb) => ({
      started_at: startedAt,
      cursor: last?.leave_token ?? issue.cursor,
      sent_count: eb('sent_count', '+', subscribers.length),
      next_part_at: isLast ? null : part.nextAt,
      ...(isLast && { ended_at: part.at }),
    }))
    .where('id', '=', issue.id)
    .execute();
  return subscribers.length;
};

export const sendIssueTransactions = { 'newsletter-issues.send-part': sendPart } as const;
