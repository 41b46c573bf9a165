import { Type } from 'typebox';
import { cleanText } from 'shared-contracts/reviews';
import { newToken, tokenHash } from '../../customers/token.ts';
import type { DeskAccess } from '../../desk/access.ts';
import { LONGEST_STAFF_NAME, toldRole } from '../../desk/staff.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { noteRefusal } from '../../server/security-events.ts';
import { MadeStaffToken, NewStaffToken, RecordId, StaffTokens } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

const tags = ['desk'];

/** J-157: tokens of staff, for admins. */
export function tokenRoutes({ database, now }: AppServices, { staffOf, hasShownToken }: Pick<DeskAccess, 'staffOf' | 'hasShownToken'>) {
  const list = async () => ({
    items: (await database.run('desk.tokens', null)).map(({ created_at: at, role, ...staff }) => ({
      ...staff,
      ...toldRole(role),
      created_at: at.toISOString(),
    })),
  });
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/tokens',
      {
        schema: {
          operationId: 'readStaffTokens',
          tags,
          summary: 'Tokens in force: whose, never what they are (J-157)',
          response: { 200: StaffTokens, ...errorAnswers },
        },
      },
      list,
    );

    app.post(
      '/rest/V1/desk/tokens',
      {
        schema: {
          operationId: 'makeStaffToken',
          tags,
          summary: 'Gives somebody a token, which is told in this answer alone (J-157)',
          body: NewStaffToken,
          response: { 200: MadeStaffToken, ...errorAnswers },
        },
      },
      async (request) => {
        const name = cleanText(request.body.name, { lines: false });
        requireValid({ name: name === '' ? 'required' : name.length > LONGEST_STAFF_NAME ? 'too-long' : null });
        // A copied session must not make itself a token that stays.
        if (!(await hasShownToken(request, request.body.own_token))) {
          noteRefusal(request, 'staff_token_refused');
          requireValid({ own_token: 'wrong-token' });
        }
        const token = newToken();
        const staff = await database.run('desk.make-token', {
          madeBy: staffOf(request).id,
          name,
          role: request.body.role,
          hash: tokenHash(token),
          at: now().toISOString(),
        });
        return { ...staff, ...toldRole(staff.role), token };
      },
    );

    app.delete(
      '/rest/V1/desk/tokens/:id',
      {
        schema: {
          operationId: 'revokeStaffToken',
          tags,
          summary: 'Ends a token at once; the last one of an admin stays (J-157)',
          params: Type.Object({ id: RecordId }),
          response: { 200: StaffTokens, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = request.params;
        const outcome = await database.run('desk.revoke-token', { id, madeBy: staffOf(request).id, at: now().toISOString() });
        if (outcome === 'unknown') throw new ApiError(404, 'unknown_token', 'Tego tokena już nie ma.');
        if (outcome === 'last_admin') throw new ApiError(409, 'last_admin', 'To ostatni token administratora. Najpierw utwórz inny.');
        return list();
      },
    );
  };
}
