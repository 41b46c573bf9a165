import { Type } from 'typebox';
import { newToken, tokenHash } from '../../customers/token.ts';
import { staffRoles } from '../../desk/staff.ts';
import { oneOf } from '../schemas/common.ts';
import type { TypedApp } from '../types.ts';
import type { DevelopmentParts } from './parts.ts';

/** Staff of a test, and what the server has noted of visitors. */
export function supportCalls(app: TypedApp, { services }: DevelopmentParts): void {
  // Staff of its own for a test: the first token is told to the operator alone.
  app.post('/dev/staff-token', { schema: { hide: true, body: Type.Object({ role: oneOf(staffRoles) }) } }, async (request) => {
    const token = newToken();
    const { role } = request.body;
    const staff = { madeBy: null, name: `Test ${role}`, role, hash: tokenHash(token), at: services.now().toISOString() };
    return { ...(await services.database.run('desk.make-token', staff)), token };
  });
  app.get('/dev/client-errors', { schema: { hide: true } }, async () => {
    await services.errorReports.flush();
    return services.database.run('client-errors.read', { most: 1000 });
  });
  app.get<{ Params: { readonly session: string } }>('/dev/visits/:session', { schema: { hide: true } }, async (request, reply) => {
    const visit = await services.database.run('statistics.of-session', request.params.session);
    return visit ?? reply.status(404).send({});
  });
}
