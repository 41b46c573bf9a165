import { Type } from 'typebox';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { DeskAccess } from '../../desk/access.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { DecisionAnswer, QuestionAnswer, QuestionDecision, RecordId, WaitingQuestions } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { deskProduct, follow, mostListed, staffText } from './shared.ts';

const tags = ['desk'];
const params = Type.Object({ id: RecordId });
const lists = { 200: WaitingQuestions, ...errorAnswers };
const decisions = { 200: DecisionAnswer, ...errorAnswers };

/** As pages show who has answered. */
const answeredBy = 'Doradca Amperio';

interface QuestionRow {
  readonly id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly sku: string;
  readonly request_path: string;
  readonly store_code?: string;
  readonly document: { readonly author: string; readonly question: string };
}

/** J-161: questions that wait for the shop, and published ones that nobody has answered. */
export function deskQuestionRoutes(
  services: AppServices,
  changes: Pick<CatalogueChanges, 'reviewsChanged'>,
  { staffOf }: Pick<DeskAccess, 'staffOf'>,
) {
  const { database, now } = services;
  const listed = (row: QuestionRow, since: Date | null) => ({
    id: row.id,
    ...deskProduct(services, {
      id: row.product_id,
      name: row.product_name,
      sku: row.sku,
      path: row.request_path,
      ...(row.store_code === undefined ? {} : { storeCode: row.store_code }),
    }),
    waiting_since: since?.toISOString() ?? null,
    author: row.document.author,
    question: row.document.question,
  });

  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/questions',
      { schema: { operationId: 'waitingQuestions', tags, summary: 'Questions that wait, the oldest first (J-161)', response: lists } },
      async () => ({
        items: (await database.run('questions.waiting', { most: mostListed })).map((row) => listed(row, row.confirmed_at)),
      }),
    );

    app.get(
      '/rest/V1/desk/unanswered',
      {
        schema: {
          operationId: 'unansweredQuestions',
          tags,
          summary: 'Published questions without an answer, the oldest first (J-161)',
          response: lists,
        },
      },
      async () => ({
        items: (await database.run('questions.unanswered', { most: mostListed })).map((row) => listed(row, row.created_at)),
      }),
    );

    app.post(
      '/rest/V1/desk/questions/:id/decision',
      {
        schema: {
          operationId: 'decideQuestion',
          tags,
          summary: "Publishes a question, with the shop's answer or without one, or refuses it with a reason for its asker (J-161)",
          params,
          body: QuestionDecision,
          response: decisions,
        },
      },
      async (request) => {
        const { decision } = request.body;
        const { id } = request.params;
        const text = staffText(decision === 'reject' ? request.body.reason : request.body.answer);
        if (decision === 'reject') requireValid({ reason: text.problem });
        else if (text.value !== '') requireValid({ answer: text.problem });
        const verdict =
          decision === 'reject'
            ? ({ kind: 'reject', reason: text.value } as const)
            : ({ kind: 'publish', answer: text.value === '' ? null : { text: text.value, answeredBy } } as const);
        const decided = await database.run('desk.decide-question', { id, verdict, staffId: staffOf(request).id, at: now().toISOString() });
        await follow(services, changes, decided);
        return { id, state: decision === 'publish' ? ('published' as const) : ('rejected' as const) };
      },
    );

    app.post(
      '/rest/V1/desk/questions/:id/answer',
      {
        schema: {
          operationId: 'answerQuestion',
          tags,
          summary: 'Answers a published question as the shop (J-161)',
          params,
          body: QuestionAnswer,
          response: decisions,
        },
      },
      async (request) => {
        const { id } = request.params;
        const { value, problem } = staffText(request.body.answer);
        requireValid({ answer: problem });
        const decided = await database.run('desk.answer-question', {
          questionId: id,
          answer: { text: value, answeredBy },
          staffId: staffOf(request).id,
          at: now().toISOString(),
        });
        await follow(services, changes, decided);
        return { id, state: 'answered' as const };
      },
    );
  };
}
