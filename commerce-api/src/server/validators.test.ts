import { describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildValidatorsWhenUsed } from './validators.ts';

const appWith = (schema: object): FastifyInstance => {
  const app = Fastify({ schemaController: { compilersFactory: { buildValidator: buildValidatorsWhenUsed } } });
  app.get('/', { schema }, async () => ({}));
  return app;
};
const named = (name: string): object => ({ type: 'object', required: [name], properties: { [name]: { type: 'string', minLength: 3 } } });

describe('validators that are compiled when they are used', () => {
  it('refuse what the schema of headers refuses', async () => {
    const app = appWith({ headers: named('x-name') });
    const statusOf = async (headers: Readonly<Record<string, string>>) => (await app.inject({ url: '/', headers })).statusCode;
    expect([await statusOf({}), await statusOf({ 'X-Name': 'ab' }), await statusOf({ 'X-Name': 'abc' })]).toEqual([400, 400, 200]);
    await app.close();
  });

  it('end the start for a header whose name is not in lower case, and for nothing else', async () => {
    await expect(appWith({ headers: named('X-Name') }).ready()).rejects.toThrow(
      'GET /: headers are named in lower case in schemas, not X-Name',
    );
    const app = appWith({ querystring: named('Name') });
    expect((await app.inject({ url: '/?Name=abc' })).statusCode).toBe(200);
    await app.close();
  });
});
