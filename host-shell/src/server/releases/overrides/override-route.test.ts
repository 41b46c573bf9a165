import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import type { Registry } from 'release-kit/schema';
import type { Overrides } from 'shared-contracts/federation';
import type { ReleaseSet } from '../release-set.ts';
import { parseAllowedOrigins } from './allowed-origins.ts';
import { openAddressed } from './open-addressed.ts';
import { overrideProblemPage } from '../../pages/override-page.ts';
import { OverrideProblem } from './override-problem.ts';
import { registerOverrideState } from './override-route.ts';

const app = Fastify();
const nothing = {} as Registry; // nothing is smoke-tested here
const addressed = openAddressed(
  parseAllowedOrigins('localhost,https://previews.example.com'),
  async () => {},
  () => nothing,
);
const kept: Overrides = new Map([['mfe-catalog', { release: '1.0.0-z', address: null }]]);
// Only whether a package is among them is looked at.
const set = { remotes: new Map([['mfe-catalog', {}]]) } as unknown as ReleaseSet;

beforeAll(() => {
  const choices = { overridesIn: (cookies?: string): Overrides => (cookies === undefined ? new Map() : kept) };
  registerOverrideState(app, { addressed, choices, set: () => set });
});
afterAll(() => Promise.all([app.close(), addressed.close()]));

const ask = async (query = '', cookie?: string) =>
  (await app.inject({ url: `/__federation/overrides${query}`, headers: cookie === undefined ? {} : { cookie } })).json();

describe('[J-65] what a host says of overrides', () => {
  const origins = ['localhost', 'https://previews.example.com'];

  it('is from where it shows releases, and what the caller overrides', async () => {
    expect(await ask()).toEqual({ origins, overrides: [] });
    const override = { name: 'mfe-catalog', release: '1.0.0-z', address: null, problem: null };
    expect(await ask('', 'a=b')).toEqual({ origins, overrides: [override] });
  });

  it('is what would become of an address that is asked for', async () => {
    const refused = await ask('?mfe.catalog=https://evil.example/&mfe.account=http://localhost:1/', 'a=b');
    expect(refused.overrides).toEqual([
      { name: 'mfe-catalog', release: null, address: 'https://evil.example/', problem: expect.stringContaining('is not allowed here') },
      { name: 'mfe-account', release: null, address: 'http://localhost:1/', problem: 'mfe-account is switched off or was never released.' },
    ]);
  });
});

describe('[J-65] the page of a problem', () => {
  it.each([
    ['refused', 403],
    ['unreachable', 502],
    ['unusable', 422],
  ] as const)('says why, without a script, and leads on: %s', (problemKind, status) => {
    const page = overrideProblemPage(new OverrideProblem(problemKind, 'from <script>alert(1)</script>'), '/agd.html?p=2&a="b');
    expect([page.status, page.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.html).toContain('from &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.html).toContain('href="/agd.html?p=2&amp;a=&quot;b"');
    expect(page.html).toContain('href="/agd.html?p=2&amp;a=&quot;b&amp;mfe.reset=1"');
  });
});
