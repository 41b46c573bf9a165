import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderReleaseStorage } from '../folder-storage.ts';
import { httpReleaseStorage } from '../http-storage.ts';
import type { ReleaseStorage } from '../release-storage.ts';
import { s3ReleaseStorage } from '../s3-storage.ts';
import { HttpOriginServer } from './http-origin.ts';
import type { ObjectServer } from './object-server.ts';
import { S3Server } from './s3-server.ts';

/** A storage with direct access to its files. */
export interface StorageUnderTest {
  readonly storage: ReleaseStorage;
  /** Its server; null for a folder. */
  readonly server: ObjectServer | null;
  /** Writes one file directly, bypassing the storage: `mfe-catalog/1.0.0-a/web/x.js`. */
  readonly plant: (key: string, bytes: Uint8Array) => void;
  readonly keys: () => readonly string[];
  /** Sets the upload time of a release. */
  readonly date: (name: string, release: string, time: Date) => void;
  readonly close: () => Promise<void>;
}

const quick = { readMs: 300, writeMs: 2_000, wait: async () => {} };
const TOKEN = 'pipeline';

const folder = async (): Promise<StorageUnderTest> => {
  const root = mkdtempSync(join(tmpdir(), 'storage-'));
  const dir = join(root, 'releases');
  return {
    storage: folderReleaseStorage(dir),
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

const behind = (server: ObjectServer, storage: ReleaseStorage, prefix: string): StorageUnderTest => ({
  storage,
  server,
  plant: (key, bytes) => void server.files.set(prefix + key, { bytes: Buffer.from(bytes), time: server.now }),
  keys: () => [...server.files.keys()].map((key) => key.slice(prefix.length)),
  date: (name, release, time) => {
    const key = `${prefix}${name}/${release}/release.json`;
    server.files.set(key, { bytes: server.files.get(key)?.bytes ?? Buffer.alloc(0), time });
  },
  close: () => server.close(),
});

const origin = async (token: string | null = TOKEN): Promise<StorageUnderTest> => {
  const server = new HttpOriginServer(TOKEN);
  const url = await server.listen();
  return behind(server, httpReleaseStorage({ url: `${url}/shop`, token }, quick), 'shop/');
};

const bucket = async (secretAccessKey = 'geheim'): Promise<StorageUnderTest> => {
  const credentials = { accessKeyId: 'amperio', secretAccessKey: 'geheim' };
  const server = new S3Server({ bucket: 'shop', region: 'eu-central-1', credentials });
  const endpoint = await server.listen();
  server.pageLength = 3;
  const settings = { endpoint, region: 'eu-central-1', bucket: 'shop', prefix: 'sklep/wydania', ...credentials, secretAccessKey };
  return behind(server, s3ReleaseStorage(settings, quick), 'sklep/wydania/');
};

export const storagesUnderTest = { 'a folder': folder, 'an HTTP origin': origin, 'a bucket': bucket } as const;
export const remoteStoragesUnderTest = { 'an HTTP origin': origin, 'a bucket': bucket } as const;
