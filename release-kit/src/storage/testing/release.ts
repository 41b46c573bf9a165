import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Release } from '../../schema/release-schema.ts';
import { integrityOf } from '../integrity.ts';
import type { ReleaseContents } from '../release-storage.ts';

export interface SmallRelease {
  readonly name?: string;
  readonly release?: string;
  /** Part of its files' content, to create releases with different bytes. */
  readonly word?: string;
}

/** A complete small release. */
export const smallRelease = ({ name = 'mfe-catalog', release = '1.0.0-a', word = 'one' }: SmallRelease = {}): Map<string, Buffer> => {
  const web = { 'remoteEntry.js': `/* ${word} */`, 'list.1.css': `.${word}{}` };
  const server = `exports.modules = { word: '${word}' }`;
  const types = `export type Word = '${word}';`;
  const documents = JSON.stringify([createHash('sha256').update(word).digest('base64url')]);
  const assets = Object.fromEntries(Object.entries(web).map(([file, text]) => [file, integrityOf(Buffer.from(text))]));
  const document = {
    schemaVersion: 1,
    name,
    release,
    version: '1.0.0',
    commit: 'abc1234',
    builtAt: '2026-11-20T08:00:00Z',
    owner: `${name} team`,
    entry: { path: 'remoteEntry.js', integrity: assets['remoteEntry.js'] ?? '' },
    exposes: {},
    server: { path: 'server/server.cjs', integrity: integrityOf(Buffer.from(server)) },
    assets,
    requires: { contracts: '^1.0.0', imports: {} },
    provides: { contracts: '1.0.0' },
    shared: {},
    documents: { path: 'server/documents.json', integrity: integrityOf(Buffer.from(documents)) },
    types: { 'types/src/Word.d.ts': integrityOf(Buffer.from(types)) },
  } satisfies Release;
  const files = new Map<string, Buffer>([
    ['release.json', Buffer.from(JSON.stringify(document))],
    ['server/server.cjs', Buffer.from(server)],
    ['server/documents.json', Buffer.from(documents)],
    ['types/src/Word.d.ts', Buffer.from(types)],
  ]);
  for (const [file, text] of Object.entries(web)) {
    files.set(`web/${file}`, Buffer.from(text));
    files.set(`web/${file}.br`, brotliCompressSync(text));
    files.set(`web/${file}.gz`, gzipSync(text));
  }
  return files;
};

/** The same with one changed file and an unchanged document. */
export const withFile = (files: ReleaseContents, path: string, text: string): Map<string, Uint8Array> =>
  new Map([...files, [path, Buffer.from(text)]]);
