import { afterEach, describe, expect, it } from '@jest/globals';
import { httpReleaseStore } from './http-store.ts';
import { s3ReleaseStore, type S3Bucket } from './s3-store.ts';
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
  const store = s3ReleaseStore({ endpoint, region: 'eu-central-1', bucket: 'shop', prefix: '', ...credentials, ...wrong }, options);
  return { fake, store };
};

const origin = async (token: string | null) => {
  const fake = new HttpOriginServer('pipeline');
  server = fake;
  return httpReleaseStore({ url: await fake.listen(), token }, options);
};

describe('[J-52] who may write into a release store', () => {
  it.each([
    ['secret', { secretAccessKey: 'zgadywany' }],
    ['key', { accessKeyId: 'ktos' }],
    ['region', { region: 'us-east-1' }],
  ])('a bucket refuses a wrong %s, at once and for every call, without repeating the secret', async (_what, wrong) => {
    const { fake, store } = await s3(wrong);
    for (const call of [
      () => store.has(NAME, ID),
      () => store.list(NAME),
      () => store.write(NAME, ID, smallRelease()),
      () => store.remove(NAME, ID),
    ]) {
      fake.log.length = 0;
      const message = await call().catch((error: Error) => error.message);
      expect(message).toMatch(/^s3:\/\/shop: (GET|HEAD|PUT|DELETE) \S+ is refused \(403\)$/);
      expect(fake.log).toHaveLength(1);
    }
    expect(fake.files.size).toBe(0);
  });

  it('a bucket that is not there is told apart from an empty one', async () => {
    const { store } = await s3({ bucket: 'shopp' });
    await expect(store.list(NAME)).rejects.toThrow(/^s3:\/\/shopp: GET \/shopp answers 404$/);
  });

  it('a bucket that answers conditions with 501 is written without them', async () => {
    const { fake, store } = await s3();
    fake.takesConditions = false;
    expect(await store.write(NAME, ID, smallRelease())).toBe('written');
    expect(await store.write(NAME, ID, smallRelease())).toBe('there');
  });

  it('an origin is read without a token and written with the right one only', async () => {
    const store = await origin('zgadywany');
    await expect(store.write(NAME, ID, smallRelease())).rejects.toThrow(/ PUT \S+ is refused \(401\)$/);
    expect(await store.has(NAME, ID)).toBe(false);
    await server.close();
    const reader = await origin(null);
    expect(await reader.list(NAME)).toEqual([]);
    await expect(reader.write(NAME, ID, smallRelease())).rejects.toThrow(
      /^RELEASE_STORE_TOKEN: http\S+ is written with a token, and there is none$/,
    );
  });

  it('a page instead of a list is no empty list', async () => {
    const fake = new HttpOriginServer('pipeline');
    server = fake;
    const store = httpReleaseStore(
      { url: await fake.listen(), token: null },
      { ...options, fetch: async () => new Response('<h1>Index of</h1>') },
    );
    await expect(store.list(NAME)).rejects.toThrow(/ is no list of files as JSON$/);
  });
});
