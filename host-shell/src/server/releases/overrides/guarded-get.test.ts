import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import type { lookup } from 'node:dns';
import { parseAllowedOrigins } from './allowed-origins.ts';
import { createGuardedGet } from './guarded-get.ts';

const server = Fastify();
const receivedHeaders: unknown[] = [];
const guarded = createGuardedGet(parseAllowedOrigins('localhost'));
/** Here the name of an allowed origin stands for this machine. */
const pointedHere = (async (_host: string, _options: object, callback: (error: null, found: object[]) => void) =>
  callback(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup; // the one way in which it is called
const outside = createGuardedGet(parseAllowedOrigins('https://previews.example.com'), pointedHere);
let port: string;

beforeAll(async () => {
  server.get('/release.json', async (request) => {
    receivedHeaders.push(request.headers);
    return '{"a":1}';
  });
  server.get('/moved', async (_request, reply) => reply.redirect('/release.json'));
  server.get('/large', async () => 'x'.repeat(2_000));
  server.get('/broken', async (_request, reply) => reply.code(500).send('secret words'));
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = new URL(server.listeningOrigin).port;
});
afterAll(async () => {
  await Promise.all([server.close(), guarded.close(), outside.close()]);
});

const get = async (path: string): Promise<string> => (await guarded.get(`http://localhost:${port}${path}`, 1_000)).toString();

describe('[J-67] what a host gets from an address', () => {
  it('is the file as it is, asked for without anything of the visitor', async () => {
    expect(await get('/release.json')).toBe('{"a":1}');
    expect(receivedHeaders).toEqual([expect.not.objectContaining({ cookie: expect.anything(), authorization: expect.anything() })]);
  });

  it.each([
    ['/moved', 'it answers 302, and redirects are not followed'],
    ['/large', 'it has more than 1000 bytes'],
    ['/broken', 'it answers 500'],
    ['/nothing', 'it answers 404'],
  ])('is nothing from %s: %s', async (path, reason) => {
    await expect(get(path)).rejects.toMatchObject({
      problemKind: 'unreachable',
      message: `http://localhost:${port}${path} cannot be read: ${reason}.`,
    });
  });

  it('is nothing where nobody listens', async () => {
    await expect(guarded.get('http://127.0.0.1:9/release.json', 1_000)).rejects.toThrow(
      'http://127.0.0.1:9/release.json cannot be read: ECONNREFUSED.',
    );
  });

  it('is nothing where a name stands for an address that the host must not connect to', async () => {
    const address = `http://previews.example.com:${port}/release.json`;
    await expect(outside.get(address, 1_000)).rejects.toThrow(
      `${address} cannot be read: previews.example.com stands for no address that this host may connect to.`,
    );
    expect(receivedHeaders).toHaveLength(1);
  });
});
