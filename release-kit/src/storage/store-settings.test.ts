import { describe, expect, it } from '@jest/globals';
import { readStoreSettings } from './store-settings.ts';

const read = (env: Record<string, string>) => readStoreSettings(env, '/srv/releases', '/srv');
const s3 = { RELEASE_STORE: 's3://shop/wydania', S3_ACCESS_KEY_ID: 'AKIA1', S3_SECRET_ACCESS_KEY: 'geheim' };

const messageOf = (env: Record<string, string>): string => {
  try {
    return `taken: ${read(env).kind}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('[J-01] [J-52] the release store that is configured', () => {
  it.each([
    ['nothing', {}, { kind: 'folder', dir: '/srv/releases' }],
    ['a folder', { RELEASE_STORE: 'shared/releases' }, { kind: 'folder', dir: '/srv/shared/releases' }],
    ['an origin', { RELEASE_STORE: 'https://releases.example/shop/' }, { kind: 'http', url: 'https://releases.example/shop', token: null }],
    [
      'an origin that is written',
      { RELEASE_STORE: 'https://releases.example', RELEASE_STORE_TOKEN: 'abc' },
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
      { ...s3, RELEASE_STORE: 's3://shop/', S3_ENDPOINT: 'http://minio:9000/' },
      { bucket: 'shop', prefix: '', endpoint: 'http://minio:9000', region: 'us-east-1' },
    ],
  ])('is %s', (_title, env, settings) => {
    expect(read(env)).toMatchObject(settings);
  });

  it.each([
    [{ RELEASE_STORE: '' }, "RELEASE_STORE: '' is empty"],
    [{ RELEASE_STORE: 'ftp://releases.example' }, "RELEASE_STORE: 'ftp://releases.example' is neither a folder, nor https://…, nor s3://…"],
    [{ RELEASE_STORE: 'https://' }, "RELEASE_STORE: 'https://' is not a URL"],
    [
      { RELEASE_STORE: 'https://ola:haslo@releases.example' },
      "RELEASE_STORE: 'https://ola:haslo@releases.example' holds a name, a password or a query: settings of their own are for these",
    ],
    [
      { RELEASE_STORE: 'http://releases.example', RELEASE_STORE_TOKEN: 'abc' },
      "RELEASE_STORE: 'http://releases.example' sends RELEASE_STORE_TOKEN where others can read it: https is needed",
    ],
    [{ RELEASE_STORE: 'https://releases.example', RELEASE_STORE_TOKEN: ' ' }, 'RELEASE_STORE_TOKEN is empty'],
    [{ RELEASE_STORE: 'https://releases.example', RELEASE_STORE_TOKEN: 'ż' }, 'RELEASE_STORE_TOKEN holds what no header can carry'],
    [{ ...s3, RELEASE_STORE: 's3://' }, "RELEASE_STORE: 's3://' is not s3://bucket or s3://bucket/prefix"],
    [{ ...s3, RELEASE_STORE: 's3://shop/../x y' }, "RELEASE_STORE: 's3://shop/../x y' is not s3://bucket or s3://bucket/prefix"],
    [{ ...s3, S3_ENDPOINT: 'minio' }, "S3_ENDPOINT: 'minio' is not a URL"],
    [{ ...s3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is empty'],
    [{ RELEASE_STORE: 's3://shop', S3_ACCESS_KEY_ID: 'AKIA1' }, 'S3_SECRET_ACCESS_KEY is missing'],
    [{ RELEASE_STORE: 's3://shop', S3_SECRET_ACCESS_KEY: 'geheim' }, 'S3_ACCESS_KEY_ID is missing'],
  ])('wrong, ends the start with one line: %j', (env, message) => {
    expect(messageOf(env)).toBe(message);
  });

  it('does not send a token over plain http, but on this machine', () => {
    expect(messageOf({ RELEASE_STORE: 'http://127.0.0.1:8080', RELEASE_STORE_TOKEN: 'abc' })).toBe('taken: http');
    expect(messageOf({ RELEASE_STORE: 'http://127.0.0.1.evil.example', RELEASE_STORE_TOKEN: 'abc' })).toContain('https is needed');
  });
});
