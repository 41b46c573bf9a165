import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { root } from '../../../scripts/lib/paths.ts';
import { withPictures } from '../../lib/browser-start.ts';
import { answerOf, OVER_HTTPS, type Answer } from '../../lib/checkers/answer.ts';
import { headerProblems, wantedHeaders } from '../../lib/checkers/common-headers.ts';
import { observe, scoreOf } from '../../lib/checkers/observatory.ts';
import { startHost, type OwnServer } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

test.use(withPictures);

const PUBLIC_URL = 'https://sklep.example';
const table = readFileSync(join(root, 'docs/security-headers.md'), 'utf8');

/** Addresses of the page's own files: scripts, styles, pictures, icons. */
const filesOf = ({ text }: Answer): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\s(?:src|href)="(\/(?:assets|releases|media|page-styles|icons?|manifest)[^"]*)"/g)].map(([, path = '']) => path),
  ),
];

test.describe('[J-97] results of public security checkers for the shop behind https', () => {
  test.describe.configure({ mode: 'default' });
  let host: OwnServer;
  const ask = (address: string, init: RequestInit = {}): Promise<Answer> =>
    answerOf(host.url, address, { ...init, headers: { ...OVER_HTTPS, ...init.headers } });

  test.beforeAll(async ({ shopUrl }) => {
    host = await startHost({ commerceUrl: shopUrl, env: { PUBLIC_URL, TRUSTED_PROXIES: '127.0.0.1' } });
    await host.ready('/healthz');
  });
  test.afterAll(() => host.stop());

  test('Mozilla’s HTTP Observatory gives every page an A+, with the points in the table', async ({ catalogue }) => {
    const [product] = await catalogue.buyable(1);
    for (const address of [
      '/',
      (await catalogue.category()).url,
      product?.url ?? '',
      '/checkout/cart',
      '/customer/account/login',
      '/nie-ma-takiej',
    ]) {
      const insecure = await answerOf(host.url, address, { headers: { 'x-forwarded-proto': 'http' } });
      const outcomes = observe(await ask(address), insecure);
      const score = scoreOf(outcomes);
      expect(score, `${address}: ${JSON.stringify(outcomes)}`).toBeGreaterThanOrEqual(125);
      for (const { result, points } of outcomes) expect(table, address).toContain(`| \`${result}\` | ${points} |`);
      expect(table).toContain(`${score} points`);
    }
  });

  test('Google’s CSP Evaluator finds nothing in any policy', async () => {
    for (const address of ['/', '/checkout/cart', '/nie-ma-takiej', '/customer/account/login']) {
      const policy = (await ask(address)).headers.get('content-security-policy') ?? '';
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
      expect(
        findings.map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`),
        address,
      ).toEqual([]);
    }
  });

  test('every response has its required headers: pages, files, API calls, pictures, redirects and errors', async ({ catalogue }) => {
    for (const name of wantedHeaders) expect(table).toContain(`| \`${name}\` |`);
    const { url } = await catalogue.category();
    const pages = await Promise.all(
      ['/', url, '/checkout/cart', '/nie-ma-takiej', '/foto/aparaty/lustrzanki.html'].map((address) => ask(address)),
    );
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 404, 410]);
    const files = [...new Set(pages.flatMap(filesOf))];
    expect(files.some((file) => file.endsWith('.js')) && files.some((file) => file.startsWith('/media/'))).toBe(true);
    const others = await Promise.all([
      ...files.slice(0, 60).map((address) => ask(address)),
      ask('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ storeConfig { store_code } }"}',
      }),
      ask('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }),
      ask('/rest/V1/pwa/guest-carts', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
      ...[
        '/rest/V1/nie-ma',
        '/check-version',
        '/healthz',
        '/__federation/releases',
        '/assets/host-shell/x/nie-ma.js',
        '/%E0%A4%A',
        '/pralki.html',
        '/?lang=ua',
      ].map((address) => ask(address)),
    ]);
    for (const answer of [...pages, ...others]) expect(headerProblems(answer), `${answer.status} ${answer.address}`).toEqual([]);
  });

  test('cookies are Secure and SameSite; those that no script reads are HttpOnly', async () => {
    const { status, cookies } = await ask('/?lang=ua');
    expect([status, cookies.length]).toEqual([200, 1]);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; SameSite=Lax; .*; Secure$/);
    expect((await ask('/')).cookies).toEqual([]);
  });
});

test('[J-97] over http no headers that require https are sent', async ({ shopUrl }) => {
  const page = await answerOf(shopUrl, '/');
  expect(page.headers.has('strict-transport-security')).toBe(false);
  expect(page.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(headerProblems(page)).toEqual(['strict-transport-security']);
});
