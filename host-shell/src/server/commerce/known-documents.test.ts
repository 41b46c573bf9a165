import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Registry, Release } from 'release-kit/schema';
import type { ReleaseReader } from '../releases/release-reader.ts';
import { KnownDocuments } from './known-documents.ts';

const reference = (release: string) => ({ release, document: `sha384-${release}` });
const registry: Registry = {
  schemaVersion: 2,
  revision: 1,
  previousRevision: null,
  issuedAt: '2026-11-24T00:00:00Z',
  changes: [],
  remotes: {
    'mfe-catalog': {
      active: reference('2.0.0'),
      canary: { ...reference('3.0.0'), percentage: 10, salt: 'a' },
      killed: false,
      retained: [reference('2.0.0'), reference('1.0.0'), reference('0.9.0')],
      withdrawn: ['1.0.0'],
    },
  },
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Releases whose one document has their own name; 0.9.0 is of before the lists. */
const setUp = () => {
  const read: string[] = [];
  const warned: string[] = [];
  const releases: ReleaseReader = {
    readDocument: async (_name, id, integrity) => ({
      // What of a release's document is used here.
      release: (id === '0.9.0' ? {} : { documents: { path: 'server/documents.json', integrity: 'sha384-x' } }) as Release,
      integrity: integrity ?? '',
    }),
    readAsset: async (_name, id) => {
      read.push(id);
      return JSON.stringify([hashOf(`{of ${id}}`)]);
    },
  };
  const documents = new KnownDocuments({ registry: () => registry, releases, log: { warn: (data) => warned.push(JSON.stringify(data)) } });
  return { documents, read, warned };
};

describe('[J-140] the documents that /graphql answers', () => {
  it('are those of the active release, of a canary, and of earlier ones in pages that are still open', async () => {
    const { documents } = setUp();
    for (const id of ['2.0.0', '3.0.0', '1.0.0']) expect([id, await documents.has(`{of ${id}}`)]).toEqual([id, true]);
    for (const foreign of ['{of 4.0.0}', '{of 2.0.0} ', '{__schema{types{name}}}']) expect(await documents.has(foreign)).toBe(false);
  });

  it('are read once, and a release without a list is told once', async () => {
    const { documents, read, warned } = setUp();
    for (let time = 0; time < 3; time += 1) expect(await documents.has('{foreign}')).toBe(false);
    expect(read.toSorted()).toEqual(['1.0.0', '2.0.0', '3.0.0']);
    expect(warned).toEqual(['{"remote":"mfe-catalog@0.9.0"}']);
  });
});
