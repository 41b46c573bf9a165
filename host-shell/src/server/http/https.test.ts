import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { TrustedProxies } from 'shared-contracts/network';
import { registerSecurity, type HttpsSettings } from './https.ts';

const HSTS = 'max-age=31536000';
const apps: FastifyInstance[] = [];
afterEach(async () => void (await Promise.all(apps.splice(0).map((app) => app.close()))));

interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly url?: string;
}

const ask = async (
  settings: Partial<HttpsSettings>,
  headers: Record<string, string> = {},
  { method = 'GET', url = '/agd.html?p=2' }: Asked = {},
) => {
  const app = Fastify({ trustProxy: true });
  apps.push(app);
  registerSecurity(app, {
    storeOfHost: new Map([['pro.sklep.example', 'amperio_pro']]),
    publicUrls: new Map(),
    hsts: HSTS,
    trustedProxies: new TrustedProxies(['127.0.0.1']),
    ...settings,
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: (_request, reply) => reply.header('set-cookie', 'a=1; Path=/').header('set-cookie', 'b=2; Secure; Path=/').send('x'),
  });
  return app.inject({ method, url, headers: { host: 'sklep.example', ...headers } });
};

const secure = { 'x-forwarded-proto': 'https' };
const insecure = { 'x-forwarded-proto': 'http' };
const publicUrls = new Map([
  ['amperio', 'https://sklep.example'],
  ['amperio_pro', 'https://pro.sklep.example'],
]);
const proAlone = new Map([['amperio_pro', 'https://pro.sklep.example']]);

describe('[J-97] every answer', () => {
  it('carries the headers that forbid what the shop does not use', async () => {
    const { headers } = await ask({});
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each([
    ['of a shop without https', {}, {}, undefined],
    ['over https, as a proxy tells', {}, secure, HSTS],
    ['of a shop whose public address is https', { publicUrls }, {}, HSTS],
    ['of a store that has no public address, whatever another one has', { publicUrls: proAlone }, {}, undefined],
    ['where the setting is empty', { publicUrls, hsts: '' }, secure, undefined],
  ])('%s: Strict-Transport-Security', async (_where, settings, asked, expected) => {
    expect((await ask(settings, asked)).headers['strict-transport-security']).toBe(expected);
  });

  it.each([
    ['over http', {}, {}, ['a=1; Path=/', 'b=2; Secure; Path=/']],
    ['over https', {}, secure, ['a=1; Path=/; Secure', 'b=2; Secure; Path=/']],
    ['of a shop with https', { publicUrls }, {}, ['a=1; Path=/; Secure', 'b=2; Secure; Path=/']],
  ])('%s: its cookies', async (_where, settings, asked, cookies) => {
    expect((await ask(settings, asked)).headers['set-cookie']).toEqual(cookies);
  });
});

describe('[J-97] who comes over http to a shop that has https', () => {
  it.each(['http', 'ftp', 'https, http'])('is sent on to the same address of the same host (%s, as the proxy says)', async (scheme) => {
    const { statusCode, headers } = await ask({ publicUrls }, { 'x-forwarded-proto': scheme, host: 'pro.sklep.example' });
    expect([statusCode, headers.location]).toEqual([308, 'https://pro.sklep.example/agd.html?p=2']);
  });

  it.each(['evil.example', 'evil.example:81', 'sklep.example:81', ''])(
    '[J-113] is not sent to the host %s, which nobody has set',
    async (host) => {
      const { statusCode, headers } = await ask({ publicUrls }, { ...insecure, host });
      expect([statusCode, headers.location]).toEqual([308, 'https://sklep.example/agd.html?p=2']);
    },
  );

  it.each([
    ['GET', '/rest/V1/customers/me'],
    ['GET', '/graphql?query=x'],
    ['POST', '/graphql'],
    ['POST', '/agd.html'],
  ] as const)('[J-149] is refused where it is a call: %s %s', async (method, url) => {
    const answer = await ask({ publicUrls }, insecure, { method, url });
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([403, undefined, 'no-store']);
    expect(answer.json()).toMatchObject({ code: 'https_required' });
  });

  it('is answered where the client itself says so, whom nobody trusts', async () => {
    expect((await ask({ publicUrls, trustedProxies: new TrustedProxies([]) }, insecure)).statusCode).toBe(200);
  });

  it('is answered where no proxy stands between, or the shop has no https', async () => {
    expect([(await ask({ publicUrls })).statusCode, (await ask({}, insecure)).statusCode]).toEqual([200, 200]);
  });
});
