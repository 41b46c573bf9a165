import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderReleaseStore } from '../folder-store.ts';
import { httpReleaseStore } from '../http-store.ts';
import type { ReleaseStore } from '../release-store.ts';
import { s3ReleaseStore } from '../s3-store.ts';
import { HttpOriginServer } from './http-origin.ts';
import type { ObjectServer } from './object-server.ts';
import { S3Server } from './s3-server.ts';

/** A store with a way behind its back. */
export interface StoreUnderTest {
  readonly store: ReleaseStore;
  /** The server behind it; null: a folder. */
  readonly server: ObjectServer | null;
  /** Writes one file past the store: `mfe-catalog/1.0.0-a/web/x.js`. */
  readonly plant: (key: string, bytes: Uint8Array) => void;
  readonly keys: () => readonly string[];
  /** Says when a release came. */
  readonly date: (name: string, release: string, time: Date) => void;
  readonly close: () => Promise<void>;
}

const quick = { readMs: 300, writeMs: 2_000, wait: async () => {} };
const TOKEN = 'pipeline';

const folder = async (): Promise<StoreUnderTest> => {
  const root = mkdtempSync(join(tmpdir(), 'store-'));
  const dir = join(root, 'releases');
  return {
    store: folderReleaseStore(dir),
    server: null,
    plant: (key, bytes) => {
      mkdirSync(dirname(join(dir, key)), { recursive: true });
      writeFileSync(join(dir, key), bytes);
    },
    keys: () =>
      existsSync(dir)
        ? readdirSync(dir, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
        : [],
    date: (name, release, time) => utimesSync(join(dir, name, release, 'release.json'), time, time),
    close: async () => rmSync(root, { recursive: true }),
  };
};

const behind = (server: ObjectServer, store: ReleaseStore, prefix: string): StoreUnderTest => ({
  store,
  server,
  plant: (key, bytes) => void server.files.set(prefix + key, { bytes: Buffer.from(bytes), time: server.now }),
  keys: () => [...server.files.keys()].map((key) => key.slice(prefix.length)),
  date: (name, release, time) => {
    const key = `${prefix}${name}/${release}/release.json`;
    server.files.set(key, { bytes: server.files.get(key)?.bytes ?? Buffer.alloc(0), time });
  },
  close: () => server.close(),
});

const origin = async (token: string | null = TOKEN): Promise<StoreUnderTest> => {
  const server = new HttpOriginServer(TOKEN);
  const url = await server.listen();
  return behind(server, httpReleaseStore({ url: `${url}/shop`, token }, quick), 'shop/');
};

const bucket = async (secretAccessKey = 'geheim'): Promise<StoreUnderTest> => {
  const credentials = { accessKeyId: 'amperio', secretAccessKey: 'geheim' };
  const server = new S3Server({ bucket: 'shop', region: 'eu-central-1', credentials });
  const endpoint = await server.listen();
  server.pageLength = 3;
  const settings = { endpoint, region: 'eu-central-1', bucket: 'shop', prefix: 'sklep/wydania', ...credentials, secretAccessKey };
  return behind(server, s3ReleaseStore(settings, quick), 'sklep/wydania/');
};

export const storesUnderTest = { 'a folder': folder, 'an HTTP origin': origin, 'a bucket': bucket } as const;
export const remoteStoresUnderTest = { 'an HTTP origin': origin, 'a bucket': bucket } as const;
