import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { publicOrigin, warnOfOrigin } from './public-origin.ts';

const settings = { storeOfHost: new Map([['pro.localhost', 'amperio_pro']]), publicUrls: new Map<string, string>(), port: 3000 };
const publicUrls = new Map([['amperio', 'https://sklep.example']]);
const origin = (host: string | undefined, protocol = 'http', change = {}) =>
  publicOrigin({ ...settings, ...change }, { protocol: protocol as 'http', headers: { host } }); // Fastify types it as http or https

describe('[J-113] the origin that a page names', () => {
  it('is the public address of its store', () => {
    expect(origin('whatever.example', 'ftp', { publicUrls })).toBe('https://sklep.example');
  });

  it.each(['localhost:3000', 'pro.localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
    'is %s where this machine is asked',
    (host) => {
      expect(origin(host)).toBe(`http://${host}`);
    },
  );

  it('knows no case, and no scheme but two', () => {
    expect(origin('LocalHost:3000', 'ftp')).toBe('http://localhost:3000');
    expect(origin('localhost:3000', 'https')).toBe('https://localhost:3000');
  });

  it.each(['evil.example', 'localhost:4444', 'localhost.evil.example', 'localhost"><script>', '', undefined])(
    'is never the Host %s, which anybody can write',
    (host) => expect(origin(host)).toBe('http://localhost:3000'),
  );
});

describe('[J-113] a server that others reach', () => {
  const linesOf = async (change: object, hosts: readonly string[]): Promise<readonly string[]> => {
    const lines: string[] = [];
    const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
    warnOfOrigin(app, { ...settings, host: '127.0.0.1', ...change });
    app.get('/', async () => 'page');
    for (const host of hosts) await app.inject({ url: '/', headers: { host } });
    await app.close();
    return lines;
  };

  it('tells its operator at the start that the public address is missing', async () => {
    const lines = await linesOf({ host: '0.0.0.0' }, ['sklep.example']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('PUBLIC_URL is not set while HOST is 0.0.0.0');
  });

  it('tells it once when a proxy of this machine asks by a name that no setting knows', async () => {
    const lines = await linesOf({}, ['localhost:3000', 'sklep.example', 'evil.example']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('a name that no setting knows');
    for (const host of ['127.0.0.1', '::1', 'localhost']) expect(await linesOf({ host }, ['localhost:3000'])).toEqual([]);
  });

  it('has nothing to say where the address is set', async () => {
    expect(await linesOf({ host: '0.0.0.0', publicUrls }, ['evil.example'])).toEqual([]);
  });
});
