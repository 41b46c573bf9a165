import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHostServer } from '../app.ts';
import { readConfig } from '../ops/config.ts';
import { ReleaseFolder, testPublicKey } from '../testing/release-folder.ts';

process.env['LOG_LEVEL'] = 'warn';

let folder: ReleaseFolder;
let commerce: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let app: FastifyInstance;
let origin: string;
let log: string[];

const portOf = (server: Server): number => (server.address() as AddressInfo).port; // it listens on a port

beforeEach(async () => {
  log = [];
  commerce = createServer((incoming, response) => {
    if (incoming.url?.startsWith('/rest') === true) answer(incoming, response);
    else response.writeHead(404).end();
  });
  commerce.listen(0, '127.0.0.1');
  await once(commerce, 'listening');
  folder = new ReleaseFolder();
  folder.add({ name: 'host-shell', id: '1.0.0-a' });
  folder.activate({ 'host-shell': '1.0.0-a' });
  const config = readConfig({
    COMMERCE_API_URL: `http://127.0.0.1:${portOf(commerce)}`,
    RELEASES_DIR: folder.dir,
    REGISTRY_FILE: folder.registryFile,
    REGISTRY_PUBLIC_KEY: testPublicKey,
  });
  app = await createHostServer(config, { write: (line) => log.push(line) });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  commerce.closeAllConnections();
  commerce.close();
  folder.remove();
});

/** Waits for the end of a stream, a bad one too. */
const closed = (stream: { readonly closed?: boolean; once(event: 'close', listener: () => void): unknown }): Promise<void> =>
  new Promise((resolve) => (stream.closed === true ? resolve() : stream.once('close', resolve)));

describe('[J-14] a client that hangs up while its call is passed on', () => {
  it('before the commerce server answers', async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    answer = (_incoming, response) => asked.resolve(response);
    const call = request(`${origin}/rest/V1/carts`).on('error', () => {});
    call.end();
    const response = await asked.promise;
    call.destroy();
    await closed(call);
    response.end('{}');
    await closed(response);
    await app.close();
    expect(log).toEqual([]);
  });

  it('before the first piece of the answer', async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    answer = (_incoming, response) => {
      response.writeHead(200).flushHeaders();
      asked.resolve(response);
    };
    const call = request(`${origin}/rest/V1/carts`).on('error', () => {});
    call.end();
    const response = await asked.promise;
    // The host has the head of the answer once it answers another call that came after it.
    await fetch(`${origin}/healthz`);
    call.destroy();
    await closed(response);
    await app.close();
    expect(log).toEqual([]);
  });

  it('in the middle of the answer', async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    answer = (_incoming, response) => {
      response.writeHead(200).write('{');
      asked.resolve(response);
    };
    const call = request(`${origin}/rest/V1/carts`).on('error', () => {});
    call.end();
    const [incoming] = (await once(call, 'response')) as [IncomingMessage]; // Node types an event's arguments as any
    incoming.on('error', () => {});
    await once(incoming, 'data');
    call.destroy();
    await closed(await asked.promise);
    await app.close();
    expect(log).toEqual([]);
  });

  it('in the middle of its own question, which the commerce server then never hears', async () => {
    const onEvent = jest.fn();
    answer = onEvent;
    const call = request(`${origin}/rest/V1/carts`, { method: 'POST', headers: { 'content-length': '100' } }).on('error', () => {});
    call.write('{');
    const [incoming] = (await once(app.server, 'request')) as [IncomingMessage]; // Node types an event's arguments as any
    call.destroy();
    await closed(incoming);
    await app.close();
    expect(onEvent).not.toHaveBeenCalled();
    expect(log).toEqual([]);
  });
});

it('[≠04] a commerce server that breaks off its answer is an error', async () => {
  answer = (_incoming, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{');
    setImmediate(() => response.destroy());
  };
  await expect(fetch(`${origin}/rest/V1/carts`).then((response) => response.text())).rejects.toThrow();
  expect(log.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([40]); // written by the logger
});
