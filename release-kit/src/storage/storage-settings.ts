import { resolve } from 'node:path';
import * as v from 'valibot';
import { folderReleaseStorage } from './folder-storage.ts';
import type { HttpOrigin } from './http-storage.ts';
import type { ReleaseStorage } from './release-storage.ts';
import type { RequestOptions } from './requests.ts';
import type { S3Bucket } from './s3-storage.ts';

/** The configured storage of releases. */
export type ReleaseStorageSettings =
  | { readonly kind: 'folder'; readonly dir: string }
  | ({ readonly kind: 'http' } & HttpOrigin)
  | ({ readonly kind: 's3' } & S3Bucket);

const NO_SECRETS = 'holds a name, a password or a query: settings of their own are for these';

const plain = (value: string): boolean => {
  const { username, password, search, hash } = new URL(value);
  return `${username}${password}${search}${hash}` === '';
};

const address = v.pipe(
  v.string(),
  v.url('is not a URL'),
  v.regex(/^https?:\/\//, 'is not an http(s) address'),
  v.check(plain, NO_SECRETS),
  v.transform((value) => value.replace(/\/+$/, '')),
);

const bucket = v.pipe(
  v.string(),
  v.regex(/^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](\/[\w.@-]+)*\/*$/, 'is not s3://bucket or s3://bucket/prefix'),
  v.transform((value) => {
    const [name = '', ...prefix] = value.slice('s3://'.length).replace(/\/+$/, '').split('/');
    return { bucket: name, prefix: prefix.join('/') };
  }),
);

const given = v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), v.regex(/^[\x21-\x7e]*$/, 'holds what no header can carry'));

const s3Schema = v.object({
  RELEASE_STORAGE: bucket,
  S3_REGION: v.optional(given, 'us-east-1'),
  S3_ENDPOINT: v.optional(address),
  S3_ACCESS_KEY_ID: given,
  S3_SECRET_ACCESS_KEY: given,
});

const isLocal = (url: string): boolean => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$)/.test(url);

const httpSchema = v.pipe(
  v.object({ RELEASE_STORAGE: address, RELEASE_STORAGE_TOKEN: v.optional(given) }),
  v.forward(
    v.check(
      (env) => env.RELEASE_STORAGE_TOKEN === undefined || env.RELEASE_STORAGE.startsWith('https:') || isLocal(env.RELEASE_STORAGE),
      'sends RELEASE_STORAGE_TOKEN where others can read it: https is needed',
    ),
    ['RELEASE_STORAGE'],
  ),
);

const folderSchema = v.object({
  RELEASE_STORAGE: v.pipe(
    v.string(),
    v.minLength(1, 'is empty'),
    v.regex(/^(?![a-z][a-z\d+.-]+:\/\/)/i, 'is neither a folder, nor https://…, nor s3://…'),
  ),
});

// Secrets are never repeated in messages.
const secrets: ReadonlySet<string> = new Set(['RELEASE_STORAGE_TOKEN', 'S3_SECRET_ACCESS_KEY']);

const read = <Schema extends v.GenericSchema>(schema: Schema, env: NodeJS.ProcessEnv): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, env, { abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = String(issue.path?.[0]?.key ?? 'RELEASE_STORAGE');
  const value = env[name];
  if (value === undefined) throw new Error(`${name} is missing`);
  throw new Error(secrets.has(name) ? `${name} ${issue.message}` : `${name}: '${value}' ${issue.message}`);
};

/**
 * Parses RELEASE_STORAGE and its related settings.
 * @param releasesDir the folder that is the storage by default
 * @param root base of relative paths
 * @throws in one line with the name of the invalid setting
 */
export const readReleaseStorageSettings = (env: NodeJS.ProcessEnv, releasesDir: string, root = process.cwd()): ReleaseStorageSettings => {
  for (const old of ['RELEASE_STORE', 'RELEASE_STORE_TOKEN'])
    if (env[old] !== undefined) throw new Error(`${old} is now ${old.replace('STORE', 'STORAGE')}`);
  const storage = env['RELEASE_STORAGE'];
  if (storage === undefined) return { kind: 'folder', dir: releasesDir };
  if (/^https?:/i.test(storage)) {
    const { RELEASE_STORAGE: url, RELEASE_STORAGE_TOKEN: token = null } = read(httpSchema, env);
    return { kind: 'http', url, token };
  }
  if (/^s3:/i.test(storage)) {
    const s3 = read(s3Schema, env);
    return {
      kind: 's3',
      ...s3.RELEASE_STORAGE,
      endpoint: s3.S3_ENDPOINT ?? `https://s3.${s3.S3_REGION}.amazonaws.com`,
      region: s3.S3_REGION,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    };
  }
  return { kind: 'folder', dir: resolve(root, read(folderSchema, env).RELEASE_STORAGE) };
};

/** Opens the storage; network clients are imported only when needed. */
export const openReleaseStorage = async (settings: ReleaseStorageSettings, options: RequestOptions = {}): Promise<ReleaseStorage> => {
  switch (settings.kind) {
    case 'folder':
      return folderReleaseStorage(settings.dir);
    case 'http':
      return (await import('./http-storage.ts')).httpReleaseStorage(settings, options);
    case 's3':
      return (await import('./s3-storage.ts')).s3ReleaseStorage(settings, options);
  }
};
