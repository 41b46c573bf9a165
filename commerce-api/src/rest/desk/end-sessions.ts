import type { Static } from 'typebox';
import { bearerToken, tokenHash } from '../../customers/token.ts';
import { emailProblem } from '../../customers/field-checks.ts';
import type { DeskAccess } from '../../desk/access.ts';
import type { SessionsOf } from '../../desk/end-sessions-transactions.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { noteRefusal } from '../../server/security-events.ts';
import { EndedSessions, EndSessionsBody } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

function sessionsOf({ who, email = '' }: Static<typeof EndSessionsBody>, token: string): SessionsOf {
  if (who === 'staff') return { who, keptHash: tokenHash(token) };
  if (who === 'customers') return { who };
  requireValid({ email: emailProblem(email) });
  return { who, email: email.trim().toLowerCase() };
}

/** J-358: after a theft of tokens an admin ends sessions: of one customer, of all, of staff. */
export function endSessionsRoutes(
  { database, now }: AppServices,
  { staffOf, hasShownToken }: Pick<DeskAccess, 'staffOf' | 'hasShownToken'>,
) {
  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/desk/sessions/end',
      {
        schema: {
          operationId: 'endSessions',
          tags: ['desk'],
          summary: 'Ends the sessions of one customer, of all customers, or of all staff but the one that asks (J-358)',
          body: EndSessionsBody,
          response: { 200: EndedSessions, ...errorAnswers },
        },
      },
      async (request) => {
        const of = sessionsOf(request.body, bearerToken(request.headers.authorization) ?? '');
        // A copied session must not sign the whole shop out.
        if (!(await hasShownToken(request, request.body.own_token))) {
          noteRefusal(request, 'staff_token_refused');
          requireValid({ own_token: 'wrong-token' });
        }
        const ended = await database.run('desk.end-sessions', { of, madeBy: staffOf(request).id, at: now().toISOString() });
        if (ended === null) throw new ApiError(404, 'unknown_customer', 'Nie ma konta z tym adresem e-mail.');
        return { ended };
      },
    );
  };
}
