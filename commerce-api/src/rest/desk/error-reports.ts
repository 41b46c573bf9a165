import { Type } from 'typebox';
import type { DeskAccess } from '../../desk/access.ts';
import { topicName } from '../../error-reports/topics.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { ErrorReports, RecordId } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { byColleague, mostListed } from './shared.ts';

const tags = ['desk'];

/** J-204, J-261: errors that visitors have reported and what they have written to the shop, until staff has dealt with them. */
export function deskErrorReportRoutes({ database, now, reference, storeUrls }: AppServices, { staffOf }: Pick<DeskAccess, 'staffOf'>) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/error-reports',
      {
        schema: {
          operationId: 'openErrorReports',
          tags,
          summary: 'Reported errors that nobody has dealt with, the oldest first (J-204)',
          response: { 200: ErrorReports, ...errorAnswers },
        },
      },
      async () => ({
        items: (await database.run('error-reports.open', { most: mostListed })).map(
          ({ id, store_code, created_at, name, email, phone, comment, page, browser, topic, picture_of }) => ({
            id,
            reported_at: created_at.toISOString(),
            name,
            email,
            phone,
            comment,
            page_url: page === '' ? '' : `${storeUrls.get(store_code) ?? ''}${page}`,
            browser,
            topic: topic === '' ? '' : topicName(topic, reference),
            has_picture: picture_of !== null,
          }),
        ),
      }),
    );

    app.get(
      '/rest/V1/desk/error-reports/:id/picture',
      {
        schema: {
          operationId: 'errorReportPicture',
          tags,
          summary: 'The screen as it came with a reported error that nobody has dealt with, as WebP (J-375)',
          params: Type.Object({ id: RecordId }),
          response: { 200: { content: { 'image/webp': { schema: Type.Any() } } }, ...errorAnswers },
        },
      },
      async ({ params: { id } }, reply) => {
        const bytes = await database.run('error-reports.picture', id);
        if (bytes === null) throw new ApiError(404, 'no_picture', 'Nie ma takiego zdjęcia.');
        return reply.header('x-content-type-options', 'nosniff').type('image/webp').send(Buffer.from(bytes));
      },
    );

    app.post(
      '/rest/V1/desk/error-reports/:id/close',
      {
        schema: {
          operationId: 'closeErrorReport',
          tags,
          summary: 'Notes that a reported error has been dealt with (J-204)',
          params: Type.Object({ id: RecordId }),
          response: { 200: Type.Object({ id: RecordId, state: Type.Literal('closed') }), ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = request.params;
        const closed = await database.run('error-reports.close', { id, staffId: staffOf(request).id, at: now().toISOString() });
        if ('state' in closed) return { id, state: closed.state };
        if (closed.refusal === 'unknown') throw new ApiError(404, 'not_waiting', 'Tego zgłoszenia już nie ma.');
        throw new ApiError(409, 'already_decided', byColleague('Ktoś już to załatwił', closed.by));
      },
    );
  };
}
