import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { deskPageRoutes } from './page-routes.ts';

it('a server without the built page of the desk says how to build it', async () => {
  const app = Fastify();
  await app.register(deskPageRoutes('/nowhere'));
  const { statusCode, body, headers } = await app.inject('/desk');
  expect([statusCode, body.includes('pnpm build')]).toEqual([503, true]);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  await app.close();
});
