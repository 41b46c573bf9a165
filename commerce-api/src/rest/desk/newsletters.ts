import { isEmail } from 'shared-contracts/checkout';
import { STORE_CODES } from 'shared-contracts/constants';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { mailboxOf } from '../../customers/mailbox.ts';
import type { DeskAccess } from '../../desk/access.ts';
import type { OutputOf } from '../../database/database.ts';
import type { deskIssueTransactions, IssueRefusal } from '../../newsletter/issues/desk-transactions.ts';
import { issueProblems, type IssueContent } from '../../newsletter/issues/issue.ts';
import { newsletterTopics } from '../../newsletter/preferences.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { nullable, oneOf, RecordId } from '../schemas/common.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { byColleague, mostListed } from './shared.ts';

const tags = ['desk'];

/** Longer than any text that is taken: what is too long is told at its field. */
const Title = Type.String({ maxLength: 1000 });
const Source = Type.String({ maxLength: 100_000, description: 'Markdown' });
const Time = Type.String({ format: 'date-time' });
const Version = Type.Integer({ minimum: 1, description: 'Which one the editor has seen' });

const own = {
  store: oneOf(STORE_CODES),
  topic: oneOf(newsletterTopics),
  title_pl: Title,
  source_pl: Source,
  title_ua: Title,
  source_ua: Source,
};
const IssueBody = Type.Object(own);
const Issue = Type.Object({
  id: RecordId,
  version: Version,
  ...own,
  state: oneOf(['draft', 'waiting', 'sending', 'sent', 'stopped']),
  sent_count: Type.Integer({ description: 'E-mails handed to the outbox' }),
  changed_at: Time,
  changed_by: nullable(Type.String()),
  send_at: nullable(Time),
  sent_by: nullable(Type.String()),
  ended_at: nullable(Time),
});
const Issues = Type.Object({ items: Type.Array(Issue) });

type IssueRow = OutputOf<(typeof deskIssueTransactions)['newsletter-issues.list']>[number];

function stateOf({ send_at: sendAt, started_at: startedAt, ended_at: endedAt, is_stopped: isStopped }: IssueRow) {
  if (isStopped) return 'stopped';
  if (endedAt !== null) return 'sent';
  if (startedAt !== null) return 'sending';
  return sendAt === null ? 'draft' : 'waiting';
}

const answer = (row: IssueRow): Static<typeof Issue> => ({
  id: row.id,
  version: row.version,
  store: row.store_code,
  topic: row.topic,
  title_pl: row.texts.pl.title,
  source_pl: row.texts.pl.source,
  title_ua: row.texts.ua.title,
  source_ua: row.texts.ua.source,
  state: stateOf(row),
  sent_count: row.sent_count,
  changed_at: row.changed_at.toISOString(),
  changed_by: row.changed_by_name,
  send_at: row.send_at?.toISOString() ?? null,
  sent_by: row.sent_by_name,
  ended_at: row.ended_at?.toISOString() ?? null,
});

const contentOf = (body: Static<typeof IssueBody>): IssueContent => ({
  storeCode: body.store,
  topic: body.topic,
  texts: {
    pl: { title: body.title_pl.trim(), source: body.source_pl },
    ua: { title: body.title_ua.trim(), source: body.source_ua },
  },
});

const unknown = (): ApiError => new ApiError(404, 'unknown_issue', 'Nie ma takiego newslettera.');

/** @throws ApiError 404, 409 for what was refused */
function accept(refusal: IssueRefusal | null): void {
  if (refusal === null) return;
  switch (refusal.refusal) {
    case 'unknown':
      throw unknown();
    case 'sent':
      throw new ApiError(409, 'issue_sent', 'Ten newsletter jest już zaplanowany lub wysłany. Nie można go zmienić.');
    case 'changed':
      throw new ApiError(409, 'issue_changed', byColleague('Ktoś zmienił ten newsletter w międzyczasie', refusal.by));
  }
}

const hourMs = 60 * 60_000;
const tooManyTries = { code: 'too_many_tries', message: 'Zbyt wiele próbnych wysyłek. Spróbuj za godzinę.' } as const;

/** J-319: editors write issues of the newsletter and send them, at once or at a time. */
export function deskNewsletterRoutes(
  { database, limits, mail, now }: Pick<AppServices, 'database' | 'limits' | 'mail' | 'now'>,
  { staffOf }: Pick<DeskAccess, 'staffOf'>,
) {
  // Whoever has an editor's token writes to nobody's mailbox by the dozen.
  const tries = limits.of({ name: 'newsletter-test-staff', most: 10, spanMs: hourMs, refusal: tooManyTries });
  const mailboxes = limits.of({ name: 'newsletter-test-mailbox', most: 10, spanMs: hourMs, refusal: tooManyTries });
  const params = Type.Object({ id: RecordId });
  const response = { 200: Issue, ...errorAnswers };
  const read = async (id: number): Promise<Static<typeof Issue>> => {
    const row = await database.run('newsletter-issues.read', id);
    if (row === null) throw unknown();
    return answer(row);
  };
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/newsletters',
      {
        schema: {
          operationId: 'listNewsletters',
          tags,
          summary: 'Issues of the newsletter, the newest first (J-319)',
          response: { 200: Issues, ...errorAnswers },
        },
      },
      async () => ({ items: (await database.run('newsletter-issues.list', { most: mostListed })).map(answer) }),
    );

    app.get(
      '/rest/V1/desk/newsletters/:id',
      { schema: { operationId: 'readNewsletter', tags, summary: 'An issue of the newsletter (J-319)', params, response } },
      ({ params: { id } }) => read(id),
    );

    app.post(
      '/rest/V1/desk/newsletters',
      { schema: { operationId: 'addNewsletter', tags, summary: 'A new draft of an issue (J-319)', body: IssueBody, response } },
      async (request) => {
        const content = contentOf(request.body);
        requireValid(issueProblems(content));
        const id = await database.run('newsletter-issues.add', { ...content, staffId: staffOf(request).id, at: now().toISOString() });
        return read(id);
      },
    );

    app.put(
      '/rest/V1/desk/newsletters/:id',
      {
        schema: {
          operationId: 'saveNewsletter',
          tags,
          summary: 'Keeps a draft; 409 where a colleague has saved another one meanwhile (J-319)',
          params,
          body: Type.Object({ version: Version, ...own }),
          response,
        },
      },
      async (request) => {
        const { id } = request.params;
        const content = contentOf(request.body);
        requireValid(issueProblems(content));
        const { version } = request.body;
        const change = { id, version, staffId: staffOf(request).id, at: now().toISOString() };
        accept(await database.run('newsletter-issues.save', { ...content, ...change }));
        return read(id);
      },
    );

    app.post(
      '/rest/V1/desk/newsletters/:id/send',
      {
        schema: {
          operationId: 'sendNewsletter',
          tags,
          summary: 'Sends an issue to the subscribers of its topic, at once or at a time (J-319)',
          params,
          body: Type.Object({ version: Version, at: Type.Optional(Time) }),
          response,
        },
      },
      async (request) => {
        const { id } = request.params;
        const { version, at } = request.body;
        const time = now();
        const sendAt = at === undefined ? time : new Date(at);
        requireValid({ at: sendAt < time ? 'time' : null });
        const change = { id, version, staffId: staffOf(request).id, at: time.toISOString() };
        accept(await database.run('newsletter-issues.schedule', { ...change, sendAt: sendAt.toISOString() }));
        return read(id);
      },
    );

    app.post(
      '/rest/V1/desk/newsletters/:id/test',
      {
        schema: {
          operationId: 'testNewsletter',
          tags,
          summary: 'Sends a draft to one mailbox, in each of its languages; ten times an hour by one editor and to one mailbox (J-345)',
          params,
          body: Type.Object({ version: Version, email: Type.String({ maxLength: 1000 }) }),
          response,
        },
      },
      async (request) => {
        const { id } = request.params;
        const { version } = request.body;
        const email = request.body.email.trim();
        requireValid({ email: email === '' ? 'required' : isEmail(email) ? null : 'email' });
        const staffId = staffOf(request).id;
        await tries.take(String(staffId));
        await mailboxes.take(mailboxOf(email));
        accept(await database.run('newsletter-issues.test', { id, version, staffId, email, at: now().toISOString() }));
        mail.wake();
        return read(id);
      },
    );

    app.post(
      '/rest/V1/desk/newsletters/:id/stop',
      {
        schema: {
          operationId: 'stopNewsletter',
          tags,
          summary: 'What has not begun is a draft again; of what has begun nobody gets more (J-319)',
          params,
          response,
        },
      },
      async (request) => {
        const { id } = request.params;
        if (!(await database.run('newsletter-issues.stop', { id, staffId: staffOf(request).id, at: now().toISOString() })))
          throw new ApiError(409, 'issue_over', 'Tego newslettera nie da się już zatrzymać.');
        return read(id);
      },
    );
  };
}
