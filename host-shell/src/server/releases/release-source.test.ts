import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createHostServer } from '../app.ts';
import { readConfig } from '../ops/config.ts';
import { ReleaseFolder, testPublicKey } from '../testing/release-folder.ts';

// Warnings are expected here.
process.env['LOG_LEVEL'] = 'silent';

let folder: ReleaseFolder;
let origin: Server;
let app: FastifyInstance | null = null;
let asked: string[];

const ENTRY = '/assets/mfe-catalog/1.0.0-a/remoteEntry.js';

beforeEach(async () => {
  asked = [];
  folder = new ReleaseFolder();
  folder.add({ name: 'host-shell', id: '1.0.0-a' });
  folder.add({ name: 'mfe-catalog', id: '1.0.0-a' });
  folder.activate({ 'host-shell': '1.0.0-a', 'mfe-catalog': '1.0.0-a' });
  origin = createServer((request, response) => {
    asked.push(request.url ?? '');
    try {
      response.end(readFileSync(folder.path((request.url ?? '').replace('/shop/', ''))));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await app?.close();
  origin.closeAllConnections();
  origin.close();
  folder.remove();
});

const start = async () => {
  await app?.close();
  const { port } = origin.address() as AddressInfo; // it listens on a port
  app = await createHostServer(
    readConfig({
      COMMERCE_API_URL: 'http://127.0.0.1:9',
      DATA_DIR: folder.root,
      REGISTRY_FILE: folder.registryFile,
      REGISTRY_PUBLIC_KEY: testPublicKey,
      RELEASE_STORAGE: `http://127.0.0.1:${port}/shop`,
    }),
  );
  return app;
};

/** Waits until the store is asked for nothing any more. */
const untilWhole = async (): Promise<void> => {
  const wanted = ['host-shell', 'mfe-catalog'].flatMap((name) => {
    // The release's own document.
    const { assets } = JSON.parse(readFileSync(folder.path(name, '1.0.0-a/release.json'), 'utf8')) as { assets: object };
    return Object.keys(assets).map((file) => `release-cache/${name}/1.0.0-a/web/${file}`);
  });
  const isWhole = (): boolean =>
    wanted.every((file) => {
      try {
        return readFileSync(`${folder.root}/${file}`).length > 0;
      } catch {
        return false;
      }
    });
  while (!isWhole()) await new Promise((resolve) => setImmediate(resolve));
};

describe('[J-52] a host whose releases lie behind an HTTP origin', () => {
  it('starts from there, serves its files, and goes on without it, after a restart too', async () => {
    const first = await start();
    expect((await first.inject(ENTRY)).body).toBe('/* mfe-catalog 1.0.0-a */');
    expect((await first.inject('/__federation/releases')).json()).toMatchObject({
      releases: [{ renderedOnServer: true }, { renderedOnServer: true }],
    });
    await untilWhole();
    folder.write(folder.path('mfe-catalog/1.0.0-a/web/ListingPage.1.js'), 'the origin is away');
    asked = [];
    folder.write(folder.path('host-shell/1.0.0-a/release.json'), 'the origin is away');
    const second = await start();
    for (const file of ['remoteEntry.js', 'ListingPage.1.js', 'ListingPage.1.css'])
      expect((await second.inject(`/assets/mfe-catalog/1.0.0-a/${file}`)).statusCode).toBe(200);
    expect((await second.inject('/releases/mfe-catalog/1.0.0-a/release.json')).statusCode).toBe(200);
    expect(asked).toEqual([]);
  });

  it('refuses what the origin has changed', async () => {
    folder.write(folder.path('mfe-catalog/1.0.0-a/web/remoteEntry.js'), 'evil()');
    folder.write(folder.path('mfe-catalog/1.0.0-a/web/remoteEntry.js.br'), 'evil()');
    const host = await start();
    expect((await host.inject(ENTRY)).statusCode).toBe(502);
  });

  it('does not start when the origin has never been there, and says in one line why', async () => {
    const { port } = origin.address() as AddressInfo; // it listens on a port
    origin.close();
    const dead = readConfig({
      DATA_DIR: folder.root,
      REGISTRY_FILE: folder.registryFile,
      REGISTRY_PUBLIC_KEY: testPublicKey,
      RELEASE_STORAGE: `http://127.0.0.1:${port}/shop`,
    });
    await expect(createHostServer(dead)).rejects.toThrow(
      /^host release 1\.0\.0-a cannot be used: StorageError: http:\S+: GET \/shop\/host-shell\/1\.0\.0-a\/release\.json: ECONNREFUSED$/,
    );
  });
});
