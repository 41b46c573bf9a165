import type { FastifyRequest } from 'fastify';
import type { DeskAccess } from '../../desk/access.ts';
import { toldRole } from '../../desk/staff.ts';
import { Staff } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

const tags = ['desk'];
const response = { 200: Staff, ...errorAnswers };

/** J-157: whose token it is. */
export function staffRoutes({ staffOf }: Pick<DeskAccess, 'staffOf'>) {
  const answer = (request: FastifyRequest) => {
    const { role, ...staff } = staffOf(request);
    return { ...staff, ...toldRole(role) };
  };
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/me',
      { schema: { operationId: 'readStaff', tags, summary: 'Whose token it is (J-157)', response } },
      async (request) => answer(request),
    );
  };
}
