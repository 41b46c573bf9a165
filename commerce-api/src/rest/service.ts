import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import * as v from 'valibot';
import { addressKey } from 'shared-contracts/network';
import { shopVersion } from '../config/version.ts';
import type { AppServices } from '../server/app-services.ts';
import { ApiError } from '../server/api-error.ts';
import { storeOf } from '../server/store.ts';
import { sessionRefreshSchema } from 'shared-contracts/live';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['service'];

const Report = Type.Object(
  {
    id: Type.Optional(Type.String({ maxLength: 200 })),
    message: Type.String({ maxLength: 4000 }),
    stack: Type.Optional(Type.String({ maxLength: 20_000 })),
    url: Type.Optional(Type.String({ maxLength: 2000 })),
    /** `remote@release` whose code it comes from. */
    release: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: true },
);

/** J-123: errors that browsers of one network may report within ten minutes. A page reports each of its errors once. */
const mostReports = 200;
const reportSpanMs = 10 * 60_000;

/** Small calls that belong to no part of the shop. */
export function serviceRoutes(services: AppServices, feedbackScript: string) {
  const reports = services.writeLimits.of({ name: 'client-errors-network', most: mostReports, spanMs: reportSpanMs });
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/check-version',
      { schema: { operationId: 'checkVersion', tags, summary: 'The version as plain text (A-59)', response: { 200: Type.String() } } },
      async (_, reply) => reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(shopVersion),
    );

    app.get(
      '/client-ip',
      {
        schema: {
          operationId: 'clientIp',
          tags,
          summary: 'The network address of the caller as plain text (∅33)',
          response: { 200: Type.String() },
        },
      },
      async (request, reply) => reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(request.ip),
    );

    app.post(
      '/temp-react-logger',
      {
        schema: {
          operationId: 'reportClientErrors',
          tags,
          summary: 'Errors met in browsers, in batches (A-61)',
          body: Type.Object({ errors: Type.Array(Report, { maxItems: 50 }) }),
          response: { 204: Type.Null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const errors = request.body.errors.map(({ id, message, stack, url, release }) => ({
          errorId:
            id ??
            createHash('sha256')
              .update(`${message}\n${stack ?? ''}`)
              .digest('hex'),
          message,
          details: JSON.stringify({ stack: stack ?? '', url: url ?? '', release: release ?? '' }),
        }));
        if (errors.length > 0) await reports.take(addressKey(request.ip), errors.length);
        services.errorReports.add(errors);
        return reply.status(204).send(null);
      },
    );

    app.get(
      '/rest/V1/dedicated-content',
      {
        schema: {
          operationId: 'dedicatedContent',
          tags,
          summary: 'Settings that are asked for late (A-60)',
          response: { 200: Type.Object({ jiraScript: Type.String(), promotion_archive: Type.Boolean() }), ...errorAnswers },
        },
      },
      async (request) => ({
        jiraScript: feedbackScript,
        promotion_archive: storeOf(request, services.reference).config.showPromotionArchive,
      }),
    );

    app.post(
      '/rest/V1/statistics/refreshSession',
      {
        schema: {
          operationId: 'refreshSession',
          tags,
          summary: 'Tells that the visit goes on (A-58)',
          body: Type.Object({}, { additionalProperties: true }),
          response: { 204: Type.Null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const data = v.safeParse(sessionRefreshSchema, request.body);
        if (!data.success) throw new ApiError(400, 'invalid_request', 'Nieprawidłowe dane wizyty.');
        const { code: storeCode } = storeOf(request, services.reference);
        await services.database.run('statistics.refresh', { storeCode, data: data.output });
        return reply.status(204).send(null);
      },
    );
  };
}
