import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { readConfig } from '../config.ts';
import type { FederationStatus } from './federation-status.ts';
import { registerStatusPage } from './status-route.ts';

const status: FederationStatus = {
  now: new Date('2026-11-22T09:00:00Z'),
  revision: 42,
  releases: [
    {
      name: 'mfe-catalog',
      release: '1.2.0-a<b>',
      version: '1.2.0',
      commit: 'abc1234',
      owner: 'catalogue team',
      builtAt: '2026-11-20T08:00:00Z',
      renderedOnServer: false,
      document: '/releases/mfe-catalog/1.2.0-a/release.json',
    },
  ],
  canaries: [
    { name: 'mfe-content', release: '2.0.0-c', percentage: 10, usable: true },
    { name: 'mfe-account', release: '2.0.0-d', percentage: 5, usable: false },
  ],
  killed: ['mfe-cart-checkout'],
  circuits: [{ part: 'mfe-catalog@1.2.0-a/ProductPage', state: 'open', pauseMs: 12_300 }],
  changes: [{ revision: 42, at: '2026-11-22T08:59:00Z', by: 'anna', text: 'mfe-catalog: 1.1.0-z → 1.2.0-a' }],
};

const get = async (env: Record<string, string>, headers: Record<string, string> = {}, shown = status) => {
  const app = Fastify();
  registerStatusPage(app, readConfig(env), () => shown);
  const answer = await app.inject({ url: '/__federation', headers });
  await app.close();
  return answer;
};

describe('[J-50] the status page', () => {
  it('tells what is live, for whom, what fails and what has changed', async () => {
    const { body, headers } = await get({ OVERRIDES: '1' });
    for (const text of [
      'Registry revision 42',
      'catalogue team',
      'in browsers alone',
      '10 % of visitors',
      'open, next try in 13 s',
      'mfe-catalog: 1.1.0-z → 1.2.0-a',
      'revision 42 by anna',
      'unusable: nobody gets it',
      'switched off',
      'href="/releases/mfe-catalog/1.2.0-a/release.json"',
    ])
      expect(body).toContain(text);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  });

  it('lets nothing out of its text, and nothing run', async () => {
    const { body, headers } = await get({ OVERRIDES: '1' });
    expect(body).toContain('1.2.0-a&lt;b&gt;');
    expect(body).not.toMatch(/<script| style="/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src data:;/);
  });

  it('says so when there is nothing to say', async () => {
    const { body } = await get({ OVERRIDES: '1' }, {}, { ...status, canaries: [], killed: [], circuits: [], changes: [] });
    for (const text of ['every visitor gets the live releases', 'All closed', 'None yet']) expect(body).toContain(text);
  });

  it('is for who knows the token where overrides are not allowed, and nowhere without either setting', async () => {
    expect((await get({})).statusCode).toBe(404);
    expect((await get({ METRICS: '1' })).statusCode).toBe(404);
    const env = { METRICS_TOKEN: 'a-token-of-operators' };
    expect((await get(env)).statusCode).toBe(401);
    const authorization = `Basic ${Buffer.from('me:a-token-of-operators').toString('base64')}`;
    expect((await get(env, { authorization })).statusCode).toBe(200);
  });
});
