import { describe, expect, it } from '@jest/globals';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Release } from 'release-kit/schema';
import { CONTRACT_ADDRESSES } from 'shared-contracts/contract-addresses';
import { assertCommerceKeeps, commerceServerOf, contractOf } from './commerce.ts';
import type { GateRelease } from './gate-release.ts';

const sdl = 'type Query { product(id: ID!): Product } type Product { name: String! }';
const openApi = JSON.stringify({ openapi: '3.1.0', paths: { '/rest/V1/carts': { get: {} } } });

/** Runs `task` with a fake commerce server. */
const withServer = async <Value>(listener: RequestListener, task: (url: string) => Promise<Value>): Promise<Value> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    // A server that listens on a port has an address of this kind.
    return await task(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

const keeping: RequestListener = (request, response) => {
  const body = { [CONTRACT_ADDRESSES.schema]: sdl, [CONTRACT_ADDRESSES.openApi]: openApi }[request.url ?? ''];
  response.writeHead(body === undefined ? 404 : 200).end(body);
};

const candidate = (requires: Partial<Release['requires']>): GateRelease => ({
  document: {
    schemaVersion: 1,
    name: 'mfe-catalog',
    release: '0.2.0-a',
    version: '0.2.0',
    commit: 'abc1234',
    builtAt: '2026-11-20T08:00:00Z',
    owner: 'team',
    entry: { path: 'remoteEntry.js', integrity: '' },
    exposes: {},
    server: { path: 'server/server.cjs', integrity: '' },
    assets: {},
    requires: { contracts: '^1.0.0', imports: {}, ...requires },
    provides: { contracts: '1.0.0' },
    shared: {},
  },
  unpack: async () => '',
});

const used = {
  graphql: { 'Query.product': 'Product', 'Query.product(id)': 'ID!', 'Product.name': 'String!' },
  rest: ['GET /rest/V1/carts'],
};

describe('[J-69] the commerce server that a release is to run with', () => {
  it('is asked for its contract, and named in the result', async () => {
    await withServer(keeping, async (url) => expect(await assertCommerceKeeps([candidate(used)], url)).toBe(url));
  });

  it('makes the gate name and refuse what it does not have yet, although the schema of the workspace has it', async () => {
    const newer = candidate({ graphql: { ...used.graphql, 'Product.points': 'Int' }, rest: [...used.rest, 'POST /rest/V1/points'] });
    await withServer(keeping, async (url) => {
      await expect(assertCommerceKeeps([newer], url)).rejects.toThrow(
        `nothing was released, because ${url} does not keep what it asks for:\n` +
          '  mfe-catalog@0.2.0-a: GraphQL: Product.points does not exist, the release asks for it.\n' +
          '  mfe-catalog@0.2.0-a: REST: POST /rest/V1/points does not exist, the release calls it.',
      );
    });
  });

  it('is replaced by the schema of the workspace when none is configured, and the result says so', async () => {
    expect(await assertCommerceKeeps([candidate({})], null)).toBe('the schema of this workspace');
    await expect(assertCommerceKeeps([candidate(used)], null)).rejects.toThrow('because the schema of this workspace does not keep');
  });

  it.each<[string, RequestListener, string]>([
    ['has no such address', (_request, response) => void response.writeHead(404).end(), 'answers 404, not what the server keeps'],
    ['never answers', () => {}, 'does not answer'],
    ['stops in the middle', (_request, response) => void response.writeHead(200).write('type Query {'), 'does not answer in time'],
    ['answers something else', (_request, response) => void response.writeHead(200).end('<html>'), 'is no schema and no OpenAPI document'],
  ])('that %s is reported in one line with the alternative', async (_what, listener, problem) => {
    const asked = withServer(listener, (url) => contractOf(url, fetch, 300));
    await expect(asked).rejects.toThrow(new RegExp(`^http://127.+${problem}.*: nothing was released \\(--committed-schema compares`));
  });

  it('is set by an option, else by the environment; another option disables it', () => {
    const env = { COMMERCE_API_URL: 'https://commerce.example/' };
    expect(commerceServerOf([], {})).toBeNull();
    expect(commerceServerOf([], env)).toBe('https://commerce.example');
    expect(commerceServerOf(['mfe-catalog', '--commerce', 'https://next.example'], env)).toBe('https://next.example');
    expect(commerceServerOf(['--committed-schema'], env)).toBeNull();
    expect(() => commerceServerOf(['--commerce'], env)).toThrow("--commerce: '' is not an http(s) address");
    expect(() => commerceServerOf([], { COMMERCE_API_URL: 'commerce' })).toThrow("COMMERCE_API_URL: 'commerce' is not an http(s) address");
  });
});
