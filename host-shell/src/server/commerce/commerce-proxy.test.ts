import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { TrustedProxies } from 'shared-contracts/network';
import { WebSocket, WebSocketServer } from 'ws';
import { COMMERCE_PREFIXES } from '../../commerce-prefixes.ts';
import { registerCommerceProxy } from './commerce-proxy.ts';

type Headers = Readonly<Record<string, unknown>>;

const megabyte = 1024 * 1024;

const apps: FastifyInstance[] = [];
afterEach(async () => void (await Promise.all(apps.splice(0).map((app) => app.close()))));

/** A host before a commerce server that answers with the headers that it was sent, also over a socket. */
const listen = async (proxies: readonly string[]): Promise<string> => {
  const commerce = Fastify();
  commerce.all('/*', async ({ headers }) => headers);
  // The body as it came, for its signature is of that.
  commerce.removeAllContentTypeParsers();
  commerce.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * megabyte }, (_request, body, done) => done(null, body));
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

describe('files of shoppers', () => {
  const send = async (url: string, path: string, bytes: number): Promise<number> =>
    (await fetch(url + path, { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: new Uint8Array(bytes) })).status;

  it.each([
    ['[J-152] a photo of a review', 10, '/rest/V1/reviews/photos', '/rest/V1/reviews'],
    ['[J-230] a file of a complaint', 10, '/rest/V1/amperio/rma/files', '/rest/V1/amperio/rma/submit'],
    ['[J-375] a report with a picture of the screen', 0.93, '/rest/V1/contact/report_error', '/rest/V1/contact/message'],
  ])('%s of %p megabytes gets through, a larger one and other bodies of that size do not', async (_, most, files, other) => {
    const url = await listen([]);
    expect(await send(url, files, Math.floor(most * megabyte))).toBe(200);
    expect(await send(url, files, Math.floor(most * 1.1 * megabyte) + megabyte / 8)).toBe(413);
    expect(await send(url, other, 2 * megabyte)).toBe(413);
  });
});

describe('[J-117] files that arrive at the same time', () => {
  const path = '/rest/V1/reviews/photos';

  const type = { 'content-type': 'image/jpeg' };

  /** Begins files of ten megabytes whose bytes never come; one that is refused, because a small one came before it, begins again. @returns what ends them */
  const beginUploads = (url: string, caller: string, count: number) => {
    const headers = { ...type, 'content-length': String(10 * megabyte), 'x-forwarded-for': caller };
    const uploads = new Set<ClientRequest>();
    const begin = (): void => {
      const upload = request(new URL(path, url), { method: 'POST', headers }).on('error', () => undefined);
      uploads.add(upload);
      upload.once('response', () => {
        upload.destroy();
        if (uploads.delete(upload)) begin();
      });
      upload.write('x');
    };
    for (let at = 0; at < count; at += 1) begin();
    return () => {
      const begun = [...uploads];
      uploads.clear();
      for (const upload of begun) upload.destroy();
    };
  };

  /** Sends small files, each when the one before has been answered, until one is answered so. */
  const answers = async (url: string, caller: string, status: number): Promise<void> => {
    const body = new Uint8Array(megabyte / 2);
    for (;;)
      if ((await fetch(url + path, { method: 'POST', headers: { ...type, 'x-forwarded-for': caller }, body })).status === status) return;
  };

  it('wait in memory up to five of one network and twelve of all; who leaves makes room, who tells no length is refused', async () => {
    const url = await listen(['127.0.0.1']);
    const leave = beginUploads(url, '203.0.113.1', 5);
    await answers(url, '203.0.113.1', 503);
    await answers(url, '203.0.113.2', 200);
    const leaveToo = [beginUploads(url, '203.0.113.2', 4), beginUploads(url, '203.0.113.3', 3)];
    await answers(url, '203.0.113.4', 503);
    leave();
    await answers(url, '203.0.113.4', 200);
    await answers(url, '203.0.113.1', 200);
    for (const end of leaveToo) end();
    const unknown = request(new URL(path, url), { method: 'POST', headers: { ...type, 'transfer-encoding': 'chunked' } });
    unknown.on('error', () => undefined).write('x');
    const [answer] = await once(unknown, 'response');
    expect(answer.statusCode).toBe(411);
    unknown.destroy();
  });
});

describe('[J-160] the desk of the shop’s staff', () => {
  const statusOf = (url: string, path: string, method: string): Promise<number> =>
    new Promise((resolve, reject) => {
      // As it is written here: fetch would tidy it up.
      const { hostname, port } = new URL(url);
      request({ hostname, port, path, method }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .once('error', reject)
        .end();
    });

  it('is not to be reached through the host, however its address is written', async () => {
    const url = await listen([]);
    for (const path of [
      '/rest/V1/desk/me',
      '/rest/V1/desk',
      '/rest/V1/desk?x=1',
      '/rest/V1/%64esk/me',
      '/rest/V1/%2564esk/me',
      '/rest/V1/DESK/me',
      '/rest/V1//desk/me',
      '/rest/V1/./desk/me',
      '/rest/V1/customers/../desk/me',
      '/rest/V1/customers/%2e%2e/desk/me',
      '/rest/V1/customers/..%2fdesk/me',
      '/rest/V1%5cdesk/me',
      '/rest/V1/desk;a=1/me',
      '/rest/../desk',
      '/media/../desk',
    ]) {
      for (const method of ['GET', 'POST', 'DELETE']) expect([path, await statusOf(url, path, method)]).toEqual([path, 404]);
    }
  });

  it('has no prefix that the host passes on, and calls with similar names get through', async () => {
    expect(COMMERCE_PREFIXES.filter((prefix) => '/desk'.startsWith(prefix))).toEqual([]);
    const url = await listen([]);
    for (const path of ['/rest/V1/desktop', '/rest/V1/carts/mine?page=desk'])
      expect([path, await statusOf(url, path, 'GET')]).toEqual([path, 200]);
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

/** Thirty megabytes of messages. */
const MANY = 1000;

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

  it('is closed for a page that does not read, before more than a few megabytes wait for it', async () => {
    const commerce = Fastify();
    const host = Fastify();
    apps.push(host, commerce);
    const commerceUrl = await commerce.listen({ host: '127.0.0.1', port: 0 });
    const news = 'x'.repeat(256 * 1024);
    let sent = 0;
    const ended = new Promise<void>((resolve) => {
      new WebSocketServer({ server: commerce.server }).on('connection', (socket) => {
        const timer = setInterval(() => {
          sent += news.length;
          socket.send(news);
        }, 1);
        socket.on('close', () => {
          clearInterval(timer);
          resolve();
        });
      });
    });
    await registerCommerceProxy(host, commerceUrl, { storeOfHost: new Map(), publicUrls: new Map() });
    const url = await host.listen({ host: '127.0.0.1', port: 0 });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    await once(socket, 'open');
    socket.pause();
    await ended;
    // What the system itself takes on the way is a few megabytes.
    expect(sent).toBeLessThan(32 * 1024 * 1024);
    socket.terminate();
  }, 30_000);

  it('leaves what a page sends with the page while the commerce server has not taken the connection, and then passes all of it on', async () => {
    const commerce = Fastify();
    const host = Fastify();
    apps.push(host, commerce);
    const commerceUrl = await commerce.listen({ host: '127.0.0.1', port: 0 });
    const server = new WebSocketServer({ noServer: true });
    const asked = Promise.withResolvers<() => void>();
    commerce.server.on('upgrade', (request, socket, head) =>
      asked.resolve(() => server.handleUpgrade(request, socket, head, (taken) => server.emit('connection', taken))),
    );
    let passed = 0;
    const all = new Promise<void>((resolve) => {
      server.on('connection', (socket: WebSocket) => {
        socket.on('message', () => {
          passed += 1;
          if (passed === MANY) resolve();
        });
      });
    });
    await registerCommerceProxy(host, commerceUrl, { storeOfHost: new Map(), publicUrls: new Map() });
    const url = await host.listen({ host: '127.0.0.1', port: 0 });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    await once(socket, 'open');
    for (let turn = 0; turn < MANY; turn += 1) socket.send('x'.repeat(30 * 1024));
    const take = await asked.promise;
    // The system takes a few megabytes on the way; the host would have taken all 30 of them.
    for (let still = 0, before = -1; still < 300; still += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (socket.bufferedAmount !== before) still = 0;
      before = socket.bufferedAmount;
    }
    expect(socket.bufferedAmount).toBeGreaterThan((MANY * 30 * 1024) / 2);
    take();
    await all;
    socket.terminate();
  }, 30_000);
});
