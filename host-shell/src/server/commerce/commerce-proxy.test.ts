import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { TrustedProxies } from 'shared-contracts/network';
import { WebSocket, WebSocketServer } from 'ws';
import { registerCommerceProxy } from './commerce-proxy.ts';

type Headers = Readonly<Record<string, unknown>>;

const apps: FastifyInstance[] = [];
afterEach(async () => void (await Promise.all(apps.splice(0).map((app) => app.close()))));

/** A host before a commerce server that answers with the headers that it was sent, also over a socket. */
const listen = async (proxies: readonly string[]): Promise<string> => {
  const commerce = Fastify();
  commerce.all('/*', async ({ headers }) => headers);
  // The body as it came, for its signature is of that.
  commerce.removeAllContentTypeParsers();
  commerce.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  commerce.post('/payments/notify/:gateway', async ({ url, headers, body }) => ({ url, signature: headers['x-signature'], body }));
  const trusted = new TrustedProxies(proxies);
  const host = Fastify({ trustProxy: (address) => trusted.has(address) });
  apps.push(host, commerce);
  const commerceUrl = await commerce.listen({ host: '127.0.0.1', port: 0 });
  const sockets = new WebSocketServer({ server: commerce.server });
  sockets.on('connection', (socket, { headers }) => socket.send(JSON.stringify(headers)));
  await registerCommerceProxy(host, commerceUrl, { storeOfHost: new Map(), publicUrls: new Map([['amperio', 'https://sklep.example']]) });
  return host.listen({ host: '127.0.0.1', port: 0 });
};

const claims = {
  'x-forwarded-for': '203.0.113.9',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
  'x-forwarded-host': 'evil.example',
  'true-client-ip': '203.0.113.9',
};
const headersReceived = async (url: string): Promise<Headers> =>
  (await (await fetch(`${url}/rest/V1/any`, { headers: claims })).json()) as Headers; // written by the echo server above

describe('[J-112] the commerce server hears of the caller', () => {
  it('the address of the peer, whatever the caller claims', async () => {
    const received = await headersReceived(await listen([]));
    expect(received['x-forwarded-for']).toBe('127.0.0.1');
    expect(JSON.stringify(received)).not.toMatch(/203\.0\.113\.9|evil\.example/);
  });

  it('what a trusted proxy says, and nothing that stands before it', async () => {
    expect((await headersReceived(await listen(['127.0.0.1'])))['x-forwarded-for']).toBe('203.0.113.9');
  });

  it('over the live socket, too, with the cookie that has the language', async () => {
    const url = await listen([]);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws?store=amperio`, { headers: { ...claims, cookie: 'translation=ua' } });
    const [message] = await once(socket, 'message');
    const received = JSON.parse(String(message)) as Headers; // written by the echo server above
    expect([received['x-forwarded-for'], received['cookie']]).toEqual(['127.0.0.1', 'translation=ua']);
    expect(JSON.stringify(received)).not.toContain('203.0.113.9');
    socket.close();
  });
});

it('[J-33] a call-back of a payment gateway comes to the commerce server as it was sent', async () => {
  const body = '{ "id": "p1",  "status": "paid" }';
  const answer = await fetch(`${await listen([])}/payments/notify/payu`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': 'abc' },
    body,
  });
  expect(await answer.json()).toEqual({ url: '/payments/notify/payu', signature: 'abc', body });
});

describe('[J-117] the live socket', () => {
  const closed = async (socket: WebSocket): Promise<number> => {
    const [code] = (await once(socket, 'close')) as [number]; // Node types an event's arguments as any
    return code;
  };

  it('opens for pages of this shop alone, and for programs', async () => {
    const url = await listen([]);
    const open = (origin: string | undefined) => new WebSocket(`${url.replace('http', 'ws')}/ws`, origin === undefined ? {} : { origin });
    for (const own of [undefined, url, 'https://sklep.example']) {
      const socket = open(own);
      await once(socket, 'open');
      socket.close();
    }
    for (const other of ['https://evil.example', 'null']) {
      const [error] = (await once(open(other), 'error')) as [Error]; // Node types an event's arguments as any
      expect(error.message).toMatch('401');
    }
  });

  it('takes messages up to 32 KB', async () => {
    const socket = new WebSocket(`${(await listen([])).replace('http', 'ws')}/ws`);
    await once(socket, 'message');
    socket.send('x'.repeat(33 * 1024));
    expect(await closed(socket)).toBe(1009);
  });
});
