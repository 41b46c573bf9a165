import { Type } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import type { AppServices } from '../server/app-services.ts';
import { storeOf } from '../server/store.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['service'];

const Visitor = Type.String({ format: 'uuid' });

const Allowed = {
  analytics: Type.Boolean(),
  functional: Type.Boolean(),
  marketing: Type.Boolean(),
};

const Decision = Type.Object({
  ...Allowed,
  text_version: Type.String({ minLength: 1, maxLength: 40 }),
  language: Type.Union([Type.Literal('pl'), Type.Literal('ua')]),
});

/** J-123: decisions about cookies of one network (an office, a school) within an hour: a browser makes one or two. */
const mostDecisions = 300;

/** The consent log: the shop has to be able to show what was allowed, when, and under which words (GDPR, article 7). */
export function consentRoutes(services: AppServices) {
  const tries = services.writeLimits.of({ name: 'consent-network', most: mostDecisions, spanMs: 60 * 60_000 });
  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/consents/:visitor',
      {
        schema: {
          operationId: 'recordConsent',
          tags,
          summary: 'Keeps a decision about cookies (J-72)',
          params: Type.Object({ visitor: Visitor }),
          body: Decision,
          response: { 204: Type.Null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await tries.take(addressKey(request.ip));
        const { text_version: textVersion, ...decision } = request.body;
        const { code: storeCode } = storeOf(request, services.reference);
        await services.database.run('consents.record', { visitor: request.params.visitor, storeCode, textVersion, ...decision });
        return reply.status(204).send(null);
      },
    );

    app.get(
      '/rest/V1/consents/:visitor',
      {
        schema: {
          operationId: 'consentsOf',
          tags,
          summary: 'The decisions of one browser, latest first (J-72)',
          params: Type.Object({ visitor: Visitor }),
          response: {
            200: Type.Array(Type.Object({ ...Decision.properties, store_code: Type.String(), decided_at: Type.String() })),
            ...errorAnswers,
          },
        },
      },
      async (request) => {
        const decisions = await services.database.run('consents.of-visitor', request.params.visitor);
        return decisions.map(({ storeCode, decidedAt, textVersion, language, ...allowed }) => ({
          ...allowed,
          // Written by the call above, which accepts these two alone.
          language: language === 'ua' ? ('ua' as const) : ('pl' as const),
          store_code: storeCode,
          decided_at: decidedAt,
          text_version: textVersion,
        }));
      },
    );
  };
}
