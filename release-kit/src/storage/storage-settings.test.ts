import { describe, expect, it } from '@jest/globals';
import { readReleaseStorageSettings } from './storage-settings.ts';

const read = (env: Record<string, string>) => readReleaseStorageSettings(env, '/srv/releases', '/srv');
const s3 = { RELEASE_STORAGE: 's3://shop/wydania', S3_ACCESS_KEY_ID: 'AKIA1', S3_SECRET_ACCESS_KEY: 'geheim' };

const messageOf = (env: Record<string, string>): string => {
  try {
    return `taken: ${read(env).kind}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('[J-01] the release storage that is configured', () => {
  it.each([
    ['nothing', {}, { kind: 'folder', dir: '/srv/releases' }],
    ['a folder', { RELEASE_STORAGE: 'shared/releases' }, { kind: 'folder', dir: '/srv/shared/releases' }],
    [
      'an origin',
      { RELEASE_STORAGE: 'https://releases.example/shop/' },
      { kind: 'http', url: 'https://releases.example/shop', token: null },
    ],
    [
      'an origin that is written',
      { RELEASE_STORAGE: 'https://releases.example', RELEASE_STORAGE_TOKEN: 'abc' },
      { kind: 'http', url: 'https://releases.example', token: 'abc' },
    ],
    [
      'a bucket of S3',
      { ...s3, S3_REGION: 'eu-central-1' },
      {
        kind: 's3',
        bucket: 'shop',
        prefix: 'wydania',
        endpoint: 'https://s3.eu-central-1.amazonaws.com',
        region: 'eu-central-1',
        accessKeyId: 'AKIA1',
        secretAccessKey: 'geheim',
      },
    ],
    [
      'a bucket elsewhere',
      { ...s3, RELEASE_STORAGE: 's3://shop/', S3_ENDPOINT: 'http://minio:9000/' },
      { bucket: 'shop', prefix: '', endpoint: 'http://minio:9000', region: 'us-east-1' },
    ],
  ])('[J-52] is %s', (_title, env, settings) => {
    expect(read(env)).toMatchObject(settings);
  });

  it.each([
    [{ RELEASE_STORAGE: '' }, "RELEASE_STORAGE: '' is empty"],
    [
      { RELEASE_STORAGE: 'ftp://releases.example' },
      "RELEASE_STORAGE: 'ftp://releases.example' is neither a folder, nor https://…, nor s3://…",
    ],
    [{ RELEASE_STORAGE: 'https://' }, "RELEASE_STORAGE: 'https://' is not a URL"],
    [
      { RELEASE_STORAGE: 'https://ola:haslo@releases.example' },
      "RELEASE_STORAGE: 'https://ola:haslo@releases.example' holds a name, a password or a query: settings of their own are for these",
    ],
    [
      { RELEASE_STORAGE: 'http://releases.example', RELEASE_STORAGE_TOKEN: 'abc' },
      "RELEASE_STORAGE: 'http://releases.example' sends RELEASE_STORAGE_TOKEN where others can read it: https is needed",
    ],
    [{ RELEASE_STORAGE: 'https://releases.example', RELEASE_STORAGE_TOKEN: ' ' }, 'RELEASE_STORAGE_TOKEN is empty'],
    [{ RELEASE_STORAGE: 'https://releases.example', RELEASE_STORAGE_TOKEN: 'ż' }, 'RELEASE_STORAGE_TOKEN holds what no header can carry'],
    [{ ...s3, RELEASE_STORAGE: 's3://' }, "RELEASE_STORAGE: 's3://' is not s3://bucket or s3://bucket/prefix"],
    [{ ...s3, RELEASE_STORAGE: 's3://shop/../x y' }, "RELEASE_STORAGE: 's3://shop/../x y' is not s3://bucket or s3://bucket/prefix"],
    [{ ...s3, S3_ENDPOINT: 'minio' }, "S3_ENDPOINT: 'minio' is not a URL"],
    [{ ...s3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is empty'],
    [{ RELEASE_STORAGE: 's3://shop', S3_ACCESS_KEY_ID: 'AKIA1' }, 'S3_SECRET_ACCESS_KEY is missing'],
    [{ RELEASE_STORAGE: 's3://shop', S3_SECRET_ACCESS_KEY: 'geheim' }, 'S3_ACCESS_KEY_ID is missing'],
  ])('wrong, ends the start with one line: %j', (env, message) => {
    expect(messageOf(env)).toBe(message);
  });

  it('sends no token over plain http, except to this machine', () => {
    expect(messageOf({ RELEASE_STORAGE: 'http://127.0.0.1:8080', RELEASE_STORAGE_TOKEN: 'abc' })).toBe('taken: http');
    expect(messageOf({ RELEASE_STORAGE: 'http://127.0.0.1.evil.example', RELEASE_STORAGE_TOKEN: 'abc' })).toContain('https is needed');
  });

  it.each(['RELEASE_STORE', 'RELEASE_STORE_TOKEN'])('under its former name %s is refused, not ignored', (name) =>
    expect(messageOf({ [name]: 'https://releases.example' })).toBe(`${name} is now ${name.replace('STORE', 'STORAGE')}`),
  );
});
