import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerCommerceProxy } from '../commerce/commerce-proxy.ts';
import { answerErrors } from './answer-errors.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** A host whose commerce server is not asked. */
const host = async (): Promise<FastifyInstance> => {
  app = Fastify({ bodyLimit: 1000 });
  answerErrors(app);
  await registerCommerceProxy(app, 'http://127.0.0.1:9', { storeOfHost: new Map(), publicUrls: new Map() });
  app.get('/broken', () => {
    throw new Error('of the server, with a secret');
  });
  return app;
};

describe('[J-118] an error of a request', () => {
  it.each([
    ['an address that leaves the folder of pictures', { method: 'GET', url: '/media/%2e%2e%2f%2e%2e%2fregistry-key.pem' }, 400],
    ['a body that is too large', { method: 'POST', url: '/graphql', payload: 'x'.repeat(2000) }, 413],
  ] as const)('%s is refused as such', async (_what, request, status) => {
    const answer = await (await host()).inject(request);
    expect([answer.statusCode, answer.body]).toEqual([status, 'Nieprawidłowe żądanie.']);
  });

  it('is the server’s where it says nothing else; nobody reads its text', async () => {
    const answer = await (await host()).inject('/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
  });
});
