import { afterEach, describe, expect, it } from '@jest/globals';
import { httpReleaseStorage } from './http-storage.ts';
import { s3ReleaseStorage, type S3Bucket } from './s3-storage.ts';
import { HttpOriginServer } from './testing/http-origin.ts';
import type { ObjectServer } from './testing/object-server.ts';
import { smallRelease } from './testing/release.ts';
import { S3Server } from './testing/s3-server.ts';

const NAME = 'mfe-catalog';
const ID = '1.0.0-a';
const options = { wait: async () => {} };

let server: ObjectServer;
afterEach(() => server.close());

const s3 = async (wrong: Partial<S3Bucket> = {}) => {
  const credentials = { accessKeyId: 'amperio', secretAccessKey: 'geheim' };
  const fake = new S3Server({ bucket: 'shop', region: 'eu-central-1', credentials });
  server = fake;
  const endpoint = await fake.listen();
  const storage = s3ReleaseStorage({ endpoint, region: 'eu-central-1', bucket: 'shop', prefix: '', ...credentials, ...wrong }, options);
  return { fake, storage };
};

const origin = async (token: string | null) => {
  const fake = new HttpOriginServer('pipeline');
  server = fake;
  return httpReleaseStorage({ url: await fake.listen(), token }, options);
};

describe('[J-52] write access to a release storage', () => {
  it.each([
    ['secret', { secretAccessKey: 'zgadywany' }],
    ['key', { accessKeyId: 'ktos' }],
    ['region', { region: 'us-east-1' }],
  ])('a wrong %s for a bucket fails every call at once, and the message does not contain the secret', async (_what, wrong) => {
    const { fake, storage } = await s3(wrong);
    for (const call of [
      () => storage.has(NAME, ID),
      () => storage.list(NAME),
      () => storage.write(NAME, ID, smallRelease()),
      () => storage.remove(NAME, ID),
    ]) {
      fake.log.length = 0;
      const message = await call().catch((error: Error) => error.message);
      expect(message).toMatch(/^s3:\/\/shop: (GET|HEAD|PUT|DELETE) \S+ is refused \(403\)$/);
      expect(fake.log).toHaveLength(1);
    }
    expect(fake.files.size).toBe(0);
  });

  it('a missing bucket is distinguished from an empty one', async () => {
    const { storage } = await s3({ bucket: 'shopp' });
    await expect(storage.list(NAME)).rejects.toThrow(/^s3:\/\/shopp: GET \/shopp answers 404$/);
  });

  it('a bucket that answers conditional requests with 501 is written without conditions', async () => {
    const { fake, storage } = await s3();
    fake.takesConditions = false;
    expect(await storage.write(NAME, ID, smallRelease())).toBe('written');
    expect(await storage.write(NAME, ID, smallRelease())).toBe('there');
  });

  it('an origin is read without a token and written with the right one only', async () => {
    const storage = await origin('zgadywany');
    await expect(storage.write(NAME, ID, smallRelease())).rejects.toThrow(/ PUT \S+ is refused \(401\)$/);
    expect(await storage.has(NAME, ID)).toBe(false);
    await server.close();
    const reader = await origin(null);
    expect(await reader.list(NAME)).toEqual([]);
    await expect(reader.write(NAME, ID, smallRelease())).rejects.toThrow(
      /^RELEASE_STORAGE_TOKEN: http\S+ is written with a token, and there is none$/,
    );
  });

  it('an HTML page instead of a listing is an error, not an empty list', async () => {
    const fake = new HttpOriginServer('pipeline');
    server = fake;
    const storage = httpReleaseStorage(
      { url: await fake.listen(), token: null },
      { ...options, fetch: async () => new Response('<h1>Index of</h1>') },
    );
    await expect(storage.list(NAME)).rejects.toThrow(/ is no list of files as JSON$/);
  });
});
