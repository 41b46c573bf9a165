import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getOperationName, gql } from '@urql/core';
import type { FastifyInstance } from 'fastify';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lastGoodFile } from 'release-kit/registry';
import { createHostServer } from './app.ts';
import { CommerceUnavailable, createCommerceClient } from './commerce/commerce.ts';
import { readConfig } from './ops/config.ts';
import { FakeCommerce } from './testing/fake-commerce.ts';
import { ReleaseFolder, testPublicKey } from './testing/release-folder.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void | Promise<void>;

// Warnings are expected here.
process.env['LOG_LEVEL'] = 'silent';

let folder: ReleaseFolder;
let commerce: Server;
let handler: Handler;
let commerceUrl: string;
let app: FastifyInstance;

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Answers the host's own questions as the commerce server does. */
const fake = new FakeCommerce();
const answerGraphql: Handler = async (request, response, body) => {
  const { query, variables } = JSON.parse(body) as { query: string; variables: object }; // written by the code under test
  json(response, 200, { data: await fake.query(String(request.headers['store']), gql(query), variables) });
};

beforeEach(async () => {
  handler = answerGraphql;
  commerce = createServer((request, response) => {
    if (request.url?.startsWith('/ws')) return void response.writeHead(404).end();
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void handler(request, response, Buffer.concat(parts).toString()));
  });
  await new Promise<void>((resolve) => commerce.listen(0, '127.0.0.1', resolve));
  commerceUrl = `http://127.0.0.1:${(commerce.address() as AddressInfo).port}`; // it listens on a port
  folder = new ReleaseFolder();
  folder.add({ name: 'host-shell', id: '1.0.0-a' });
  folder.add({ name: 'mfe-catalog', id: '1.0.0-a', server: "throw new Error('broken')" });
  folder.activate({ 'host-shell': '1.0.0-a', 'mfe-catalog': '1.0.0-a' });
  app = await createHostServer(
    readConfig({
      COMMERCE_API_URL: commerceUrl,
      RELEASES_DIR: folder.dir,
      REGISTRY_FILE: folder.registryFile,
      REGISTRY_PUBLIC_KEY: testPublicKey,
      STORE_HOSTS: 'amperio_pro=pro.localhost',
    }),
  );
});
afterEach(async () => {
  await app.close();
  commerce.closeAllConnections();
  commerce.close();
  folder.remove();
});

describe("the host's server", () => {
  it('says that it is well, and what it serves', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/__federation/releases')).json()).toEqual({
      revision: 1,
      releases: [
        { name: 'host-shell', release: '1.0.0-a', commit: 'abc1234', renderedOnServer: true },
        { name: 'mfe-catalog', release: '1.0.0-a', commit: 'abc1234', renderedOnServer: false },
      ],
    });
  });

  it('serves pages and files with the common headers', async () => {
    const common = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' };
    for (const url of ['/agd.html', '/healthz', '/nie-ma'])
      expect((await app.inject(url)).headers).toMatchObject({ ...common, 'x-frame-options': 'DENY' });
    const sheet = (await app.inject('/assets/host-shell/1.0.0-a/app.1.css')).headers;
    expect(sheet).toMatchObject(common);
    const file = (await app.inject('/assets/host-shell/1.0.0-a/main.js')).headers;
    expect(file).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' });
    // What is said of documents alone would travel with each of a page's many files.
    expect(file).not.toHaveProperty('permissions-policy');
  });

  it('answers an address that is no address with 4xx, never with 500', async () => {
    for (const url of ['/%', '/%E0%A4%A', '/agd%zz.html']) expect((await app.inject(url)).statusCode).toBeLessThan(500);
  });

  it('passes the calls of the browser on, with the store of the host name', async () => {
    handler = (request, response, body) =>
      void json(response, 422, { url: request.url, method: request.method, store: request.headers['store'], body });
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/rest/V1/guest-carts?x=1',
      headers: { host: 'pro.localhost', store: 'forged' },
      payload: { sku: 'A' },
    });
    expect([statusCode, JSON.parse(body)]).toEqual([
      422,
      { url: '/rest/V1/guest-carts?x=1', method: 'POST', store: 'amperio_pro', body: '{"sku":"A"}' },
    ]);
  });

  it('a failure of the host itself is 500 without a word about its inside', async () => {
    folder.add({
      name: 'host-shell',
      id: '1.0.0-b',
      server: "module.exports = { renderContract: 2, renderPage: async () => { throw new Error('secret of the house') } }",
    });
    folder.activate({ 'host-shell': '1.0.0-b' });
    await app.close();
    app = await createHostServer(
      readConfig({
        COMMERCE_API_URL: commerceUrl,
        RELEASES_DIR: folder.dir,
        REGISTRY_FILE: folder.registryFile,
        REGISTRY_PUBLIC_KEY: testPublicKey,
      }),
    );
    const { statusCode, body, headers } = await app.inject('/agd.html');
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(body).toBe('Przepraszamy, coś poszło nie tak. Spróbuj ponownie za chwilę.');
  });

  it('[J-119] logs requests and failures without hashes, tokens, e-mails, cookies and what a database has said', async () => {
    const lines: string[] = [];
    await app.close();
    process.env['LOG_LEVEL'] = 'info';
    app = await createHostServer(
      readConfig({
        COMMERCE_API_URL: commerceUrl,
        RELEASES_DIR: folder.dir,
        REGISTRY_FILE: folder.registryFile,
        REGISTRY_PUBLIC_KEY: testPublicKey,
      }),
      { write: (line) => void lines.push(line) },
    );
    process.env['LOG_LEVEL'] = 'silent';
    handler = (_request, response) => void json(response, 500, { message: 'Key (email)=(tajny@poczta.example.com) already exists.' });
    const headers = {
      authorization: 'Bearer tajny-token-0123456789',
      cookie: 'amperio_browser=tajny-znak',
      'x-forwarded-for': '203.0.113.77',
    };
    const payload = { email: 'tajny@poczta.example.com' };
    for (const url of [
      '/checkout/payment/error?order=100000012&hash=tajny-hash-0123456789',
      '/customer/account/createPassword?token=tajny-link',
    ])
      await app.inject({ url, headers });
    for (const url of ['/rest/V1/orders/100000012/tajny-hash-0123456789/payment', '/rest/V1/x/tajny%40poczta.example.com', '/graphql'])
      await app.inject({ method: 'POST', url, headers, payload });
    handler = (_request, response) => void response.destroy();
    await app.inject({ method: 'POST', url: '/rest/V1/orders/100000012/tajny-hash-0123456789/payment', headers, payload });
    expect(lines.join('')).toContain('/rest/V1/orders/100000012/…/payment');
    expect(lines.filter((line) => /tajny|203\.0\.113/.test(line))).toEqual([]);
  });

  it('answers no TRACE, and nothing of the request with it', async () => {
    // A method that the types leave out.
    const answer = await app.inject({ method: 'TRACE' as 'GET', url: '/agd.html', headers: { authorization: 'Bearer tajny' } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('tajny');
  });

  it('[J-107] without the commerce server calls get 503 as JSON in the language of who asks, pages 503 as pages, and files go on', async () => {
    commerce.closeAllConnections();
    await new Promise((resolve) => commerce.close(resolve));
    const call = await app.inject('/graphql?query=x');
    expect([call.statusCode, call.headers['retry-after'], call.json()]).toEqual([
      503,
      '5',
      expect.objectContaining({ code: 'commerce_unavailable', trace: '' }),
    ]);
    const ukrainian = { cookie: 'translation=%7B%22language%22%3A%22ua%22%7D' };
    expect((await app.inject({ url: '/rest/V1/x', headers: ukrainian })).json()).toMatchObject({
      message: expect.stringMatching(/^Магазин/),
    });
    expect((await app.inject('/agd.html')).statusCode).toBe(503);
    expect((await app.inject('/assets/host-shell/1.0.0-a/main.js')).statusCode).toBe(200);
  });
});

describe('a start that cannot be', () => {
  it('ends with one line about the registry', async () => {
    folder.write(folder.registryFile, '{');
    rmSync(lastGoodFile(folder.registryFile));
    await expect(
      createHostServer(readConfig({ RELEASES_DIR: folder.dir, REGISTRY_FILE: folder.registryFile, REGISTRY_PUBLIC_KEY: testPublicKey })),
    ).rejects.toThrow(/^REGISTRY_FILE: .* is not JSON$/);
  });
});

describe('a question to the commerce server', () => {
  const Config = gql`
    query StoreConfig {
      storeConfig {
        store_code
      }
    }
  `;
  const ask = async () => {
    const client = createCommerceClient(commerceUrl);
    try {
      return await client.query('amperio', Config, {});
    } finally {
      await client.close();
    }
  };

  it('gives its data, asked for in the name of the store', async () => {
    expect(await ask()).toMatchObject({ storeConfig: { store_code: 'amperio' } });
    expect([getOperationName(Config), fake.asked.at(-1)?.store]).toEqual(['StoreConfig', 'amperio']);
  });

  it.each([
    ['a 5xx', (response: ServerResponse) => json(response, 502, {})],
    ['too many requests', (response: ServerResponse) => json(response, 429, {})],
    ['HTML of a proxy', (response: ServerResponse) => response.end('<h1>OK</h1>')],
    ['a broken connection', (response: ServerResponse) => response.destroy()],
  ])('that ends with %s was not answered', async (_title, answer) => {
    handler = (_request, response) => void answer(response);
    await expect(ask()).rejects.toThrow(CommerceUnavailable);
  });

  it('that was refused says why', async () => {
    handler = (_request, response) => void json(response, 200, { errors: [{ message: 'Cannot query field "x"' }] });
    await expect(ask()).rejects.toThrow('Cannot query field "x"');
    handler = (_request, response) => void json(response, 200, { data: null });
    await expect(ask()).rejects.toThrow('the commerce server answered without data');
  });
});
