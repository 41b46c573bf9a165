import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OverrideState } from 'shared-contracts/federation';
import { developOptions, type AgainstOptions } from '../develop-options.ts';
import { freePort } from '../ports.ts';
import type { Stoppable } from '../stopping.ts';
import { allows } from './ask-host.ts';
import type { Built } from './build-in-place.ts';
import { developAgainst } from './develop-against.ts';

const NAME = 'mfe-catalog';

describe('[J-66] pnpm dev --against', () => {
  it('names one remote and a running host', () => {
    const { against } = developOptions(['--filter', NAME, '--against', 'https://staging.example.com/agd.html', '--open']);
    expect(against).toMatchObject({ name: NAME, publicUrl: null, open: true });
    expect(against?.page.href).toBe('https://staging.example.com/agd.html');
    expect(
      developOptions([NAME, '--against=http://localhost:3000', '--public-url', 'https://a.tunnel.example']).against?.publicUrl?.href,
    ).toBe('https://a.tunnel.example/');
  });

  it.each([
    [['--against', 'http://localhost:3000'], '--against needs the remote'],
    [[NAME, '--against'], 'is not understood'],
    [[NAME, '--against', 'staging'], "--against: 'staging' is no address"],
    [[NAME, '--against', 'http://localhost:3000', '--public-url', 'tunnel'], "--public-url: 'tunnel' is no address"],
    [[NAME, '--open'], '--public-url and --open need --against'],
  ])('refuses %j in one line', (args, line) => {
    expect(() => developOptions(args)).toThrow(line);
  });

  it.each([
    ['http://localhost:3001/', ['localhost'], true],
    ['http://127.0.0.1:3001/', ['localhost'], true],
    ['https://previews.example.com/pr-1/', ['localhost'], false],
    ['https://previews.example.com/pr-1/', ['https://previews.example.com'], true],
    ['http://localhost:3001/', [], false],
  ])('%s is allowed by %j: %s', (address, origins, is) => {
    expect(allows(origins, new URL(address))).toBe(is);
  });
});

describe('[J-66] a remote of these sources in a running host', () => {
  let host: Server;
  let url: string;
  let status: number;
  let origins: string[];
  let problem: string | null;
  let asked: string[];
  let lines: string[];
  let running: Stoppable | null;
  const env: NodeJS.ProcessEnv = {};

  beforeEach(async () => {
    [status, origins, problem, asked, lines, running] = [200, ['localhost'], null, [], [], null];
    host = createServer((request, response) => {
      asked.push(request.url ?? '');
      const address = new URL(request.url ?? '', 'http://host').searchParams.get('mfe.catalog');
      const state: OverrideState = {
        origins,
        overrides: address === null ? [] : [{ name: NAME, release: problem === null ? '1.0.0-a' : null, address, problem }],
      };
      response.writeHead(status).end(JSON.stringify(state));
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`; // it listens
    env['PORT'] = String(await freePort());
  });
  afterEach(async () => {
    await running?.stop();
    host.closeAllConnections();
    host.close();
  });

  const start = async (build: () => Promise<Built>, change: Partial<AgainstOptions> = {}): Promise<void> => {
    const options: AgainstOptions = { name: NAME, page: new URL(url), publicUrl: null, open: false, ...change };
    running = await developAgainst(options, env, (line) => void lines.push(line), build);
  };
  const built = async (): Promise<Built> => ({ release: '1.0.0-a', read: async (path) => Buffer.from(`file ${path}`) });
  const neverBuilt = async (): Promise<Built> => {
    throw new Error('nothing should be built');
  };

  it('is built, served, registered with the host, and the address of its page is printed', async () => {
    await start(built);
    const address = `http://localhost:${env['PORT']}/`;
    expect(await (await fetch(`http://127.0.0.1:${env['PORT']}/web/remoteEntry.js`)).text()).toBe('file web/remoteEntry.js');
    expect(asked).toEqual(['/__federation/overrides', `/__federation/overrides?mfe.catalog=${encodeURIComponent(address)}`]);
    expect(lines.join('\n')).toMatch(/mfe-catalog 1\.0\.0-a: shown after \d+\.\d s/);
    expect(lines.join('\n')).toContain(`${url}/?mfe.catalog=${address} `);
  });

  it('has its public address, where one is given', async () => {
    origins = ['https://a.tunnel.example'];
    await start(built, { publicUrl: new URL('https://a.tunnel.example/dev'), page: new URL(`${url}/agd.html?p=2`) });
    expect(asked.at(-1)).toBe(`/__federation/overrides?mfe.catalog=${encodeURIComponent('https://a.tunnel.example/dev')}`);
    expect(lines.join('\n')).toContain(`${url}/agd.html?p=2&mfe.catalog=https://a.tunnel.example/dev `);
  });

  it('reports why the host does not show it and build errors, and continues', async () => {
    problem = 'it would not fit';
    await start(built);
    expect(lines).toContain('  mfe-catalog 1.0.0-a: not shown: it would not fit');
    await running?.stop();
    await start(async () => {
      throw new Error('ListingPage.tsx: unexpected end');
    });
    expect(lines.join('\n')).toContain('ListingPage.tsx: unexpected end\n  not built');
  });

  it.each([
    ['allows no overrides', () => (status = 404), /does not allow overrides: it needs the setting OVERRIDES=1$/],
    [
      'allows other origins',
      () => (origins = ['https://a.example']),
      /allows https:\/\/a\.example, not http:\/\/localhost:\d+: it needs localhost/,
    ],
    ['allows none', () => (origins = []), /allows no origin, not/],
    ['is not a host', () => (status = 500), /answers 500, and no list of overrides$/],
  ])('ends in one line, before anything is built, when the host %s', async (_title, prepare, line) => {
    prepare();
    await expect(start(neverBuilt)).rejects.toThrow(line);
  });

  it('ends in one line when the host does not answer', async () => {
    const page = new URL(`http://127.0.0.1:${await freePort()}/`);
    await expect(start(neverBuilt, { page })).rejects.toThrow(`--against: ${page.origin} does not answer (ECONNREFUSED)`);
  });
});
