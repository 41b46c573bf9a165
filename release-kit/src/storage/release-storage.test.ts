import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checked, documentCheck, fileCheck } from './checks.ts';
import { integrityOf } from './integrity.ts';
import { StorageError } from './storage-error.ts';
import { smallRelease, withFile } from './testing/release.ts';
import { remoteStoragesUnderTest, storagesUnderTest, type StorageUnderTest } from './testing/storages-under-test.ts';

const NAME = 'mfe-catalog';
const ID = '1.0.0-a';
const ref = { name: NAME, release: ID };

let under: StorageUnderTest;
afterEach(() => under.close());

/** The storage problem ('missing', 'conflict' …), or the other result as text. */
const problemOf = (task: Promise<unknown>): Promise<string> =>
  task.then(
    (value) => `no problem: ${String(value)}`,
    (error: unknown) => (error instanceof StorageError ? error.problem : String(error)),
  );

const messageOf = (task: Promise<unknown>): Promise<string> =>
  task.then(
    () => 'no problem',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe.each(Object.entries(storagesUnderTest))('[J-52] a release storage in %s', (_place, open) => {
  beforeEach(async () => {
    under = await open();
  });

  it('returns every file of a release that was written', async () => {
    const { storage } = under;
    const files = smallRelease();
    expect(await storage.write(NAME, ID, files)).toBe('written');
    expect(await storage.has(NAME, ID)).toBe(true);
    for (const [path, bytes] of files) expect((await storage.read(NAME, ID, path)).equals(bytes)).toBe(true);
  });

  it('is empty at first: no release, no file, no list', async () => {
    const { storage } = under;
    expect(await storage.has(NAME, ID)).toBe(false);
    expect(await storage.list(NAME)).toEqual([]);
    expect(await problemOf(storage.read(NAME, ID, 'release.json'))).toBe('missing');
    await storage.write(NAME, ID, smallRelease());
    expect(await problemOf(storage.read(NAME, ID, 'web/none.js'))).toBe('missing');
    expect(await problemOf(storage.read(NAME, '1.0.0-b', 'web/list.1.css'))).toBe('missing');
  });

  it('accepts the same release again', async () => {
    const { storage } = under;
    await storage.write(NAME, ID, smallRelease());
    expect(await storage.write(NAME, ID, smallRelease())).toBe('there');
  });

  it('never changes a release: other bytes under its id are refused and not stored', async () => {
    const { storage } = under;
    await storage.write(NAME, ID, smallRelease());
    const before = under.keys();
    expect(await messageOf(storage.write(NAME, ID, smallRelease({ word: 'two' })))).toMatch(/with other bytes: a release never changes$/);
    expect((await storage.read(NAME, ID, 'web/list.1.css')).toString()).toBe('.one{}');
    expect(under.keys()).toEqual(before);
  });

  it('accepts one of two different releases written concurrently under one id; concurrent writes of the same release succeed', async () => {
    const { storage } = under;
    const same = await Promise.all([storage.write(NAME, ID, smallRelease()), storage.write(NAME, ID, smallRelease())]);
    expect(same).toContain('written');
    const others = await Promise.allSettled(
      ['two', 'three'].map((word) => storage.write(NAME, '1.0.0-b', smallRelease({ release: '1.0.0-b', word }))),
    );
    expect(others.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['a file is missing', (files: Map<string, Uint8Array>) => void files.delete('web/list.1.css'), 'web/list.1.css is missing'],
    ['the document is missing', (files: Map<string, Uint8Array>) => void files.delete('release.json'), 'release.json is missing'],
    [
      'a file was changed after the build',
      (files: Map<string, Uint8Array>) => void files.set('server/server.cjs', Buffer.from('evil')),
      'server/server.cjs does not have the hash of its release',
    ],
    [
      'the declarations were changed',
      (files: Map<string, Uint8Array>) => void files.set('types/src/Word.d.ts', Buffer.from('export type Word = string;')),
      'types/src/Word.d.ts does not have the hash of its release',
    ],
    [
      'a compressed copy is of another file',
      (files: Map<string, Uint8Array>) => void files.set('web/list.1.css.br', files.get('web/remoteEntry.js.br') ?? Buffer.alloc(0)),
      'web/list.1.css.br does not have the hash of its release',
    ],
    [
      'a compressed copy is truncated',
      (files: Map<string, Uint8Array>) =>
        void files.set('web/list.1.css.gz', (files.get('web/list.1.css.gz') ?? Buffer.alloc(0)).subarray(0, 20)),
      'web/list.1.css.gz does not have the hash of its release',
    ],
  ])('refuses a release of which %s', async (_title, spoil, message) => {
    const files: Map<string, Uint8Array> = smallRelease();
    spoil(files);
    expect(await messageOf(under.storage.write(NAME, ID, files))).toBe(`${NAME}@${ID}: ${message}`);
    expect(under.keys()).toEqual([]);
  });

  it('refuses a release under another name or id, and a path that leads out of it', async () => {
    const { storage } = under;
    expect(await messageOf(storage.write(NAME, '1.0.0-b', smallRelease()))).toBe(`${NAME}@1.0.0-b: release.json describes ${NAME}@${ID}`);
    for (const name of ['..', 'a/b', '', 'a\\b', '.hidden'])
      expect(await problemOf(storage.read(name, ID, 'release.json'))).toBe('invalid');
    for (const id of ['..', '1.0.0/..', 'latest', '']) expect(await problemOf(storage.has(NAME, id))).toBe('invalid');
    for (const path of ['../secret', '/etc/passwd', 'web/../../x', 'web//x', '.env', '', 'web\\x'])
      expect(await problemOf(storage.read(NAME, ID, path))).toBe('invalid');
    expect(await problemOf(storage.write(NAME, ID, withFile(smallRelease(), '../out.js', 'x')))).toBe('invalid');
    expect(await storage.has(NAME, ID)).toBe(false);
  });

  it('does not show a partly written release; the next upload completes it', async () => {
    const { storage } = under;
    const files = smallRelease();
    under.plant(`${NAME}/${ID}/server/server.cjs`, files.get('server/server.cjs') ?? Buffer.alloc(0));
    under.plant(`${NAME}/${ID}/web/remoteEntry.js`, Buffer.from('/* o')); // truncated
    expect([await storage.has(NAME, ID), await storage.list(NAME)]).toEqual([false, []]);
    expect(await storage.write(NAME, ID, files)).toBe('written');
    for (const [path, bytes] of files) expect((await storage.read(NAME, ID, path)).equals(bytes)).toBe(true);
  });

  it('lists many releases of one package in the order of their uploads', async () => {
    const { storage } = under;
    const ids = Array.from({ length: 11 }, (_, at) => `1.0.${at}-x+1`);
    for (const [at, release] of ids.entries()) {
      await storage.write(NAME, release, smallRelease({ release }));
      under.date(NAME, release, new Date(Date.UTC(2026, 10, 20 - at)));
    }
    await storage.write('mfe-catalog-b', ID, smallRelease({ name: 'mfe-catalog-b' }));
    under.plant(`${NAME}/9.9.9-half/web/x.js`, Buffer.from('x'));
    under.plant(`${NAME}/notes/release.json`, Buffer.from('x'));
    const listed = await storage.list(NAME);
    expect(listed.map(({ release }) => release)).toEqual(ids.toReversed());
    expect(listed[0]).toEqual({ name: NAME, release: '1.0.10-x+1', storedAt: Date.UTC(2026, 10, 10) });
  });

  it('removes one release and no other; removing it again changes nothing', async () => {
    const { storage } = under;
    await storage.write(NAME, ID, smallRelease());
    await storage.write(NAME, '1.0.0-ab', smallRelease({ release: '1.0.0-ab' }));
    await storage.remove(NAME, ID);
    await storage.remove(NAME, ID);
    expect(under.keys().some((key) => key.startsWith(`${NAME}/${ID}/`))).toBe(false);
    expect((await storage.list(NAME)).map(({ release }) => release)).toEqual(['1.0.0-ab']);
    expect(await storage.write(NAME, ID, smallRelease({ word: 'two' }))).toBe('written');
  });

  it('a file that was changed in it fails verification', async () => {
    const { storage } = under;
    await storage.write(NAME, ID, smallRelease());
    const read = checked(storage);
    const path = 'web/list.1.css';
    const check = fileCheck(ref, path, integrityOf(Buffer.from('.one{}')));
    expect((await read(NAME, ID, path, check)).toString()).toBe('.one{}');
    const packed = fileCheck(ref, `${path}.br`, integrityOf(Buffer.from('.one{}')), 'br');
    await read(NAME, ID, `${path}.br`, packed);
    for (const bytes of ['.evil{}', '.on', '']) {
      under.plant(`${NAME}/${ID}/${path}`, Buffer.from(bytes));
      under.plant(`${NAME}/${ID}/${path}.br`, Buffer.from(bytes));
      expect(await messageOf(read(NAME, ID, path, check))).toBe(`${NAME}@${ID}: ${path} does not have the hash of its release`);
      expect(await problemOf(read(NAME, ID, `${path}.br`, packed))).toBe('damaged');
    }
    const document = smallRelease().get('release.json') ?? Buffer.alloc(0);
    await read(NAME, ID, 'release.json', documentCheck(ref, integrityOf(document)));
    expect(await problemOf(read(NAME, ID, 'release.json', documentCheck(ref, integrityOf(Buffer.from('other')))))).toBe('damaged');
    under.plant(`${NAME}/${ID}/release.json`, document.subarray(0, 50));
    expect(await problemOf(read(NAME, ID, 'release.json', documentCheck(ref)))).toBe('damaged');
  });
});

describe.each(Object.entries(remoteStoragesUnderTest))('[J-52] %s that fails', (_place, open) => {
  beforeEach(async () => {
    under = await open();
  });

  const server = () => {
    if (!under.server) throw new Error('a network storage has a server');
    return under.server;
  };

  it.each(['error', 'hangs', 'is cut off', 'hangs up'] as const)('temporarily (%s) is retried, three tries in total', async (fault) => {
    const { storage } = under;
    await storage.write(NAME, ID, smallRelease());
    server().faults.push(fault, fault);
    expect((await storage.read(NAME, ID, 'web/list.1.css')).toString()).toBe('.one{}');
    server().log.length = 0;
    server().faults.push(fault, fault, fault);
    expect(await problemOf(storage.read(NAME, ID, 'web/list.1.css'))).toBe('unreachable');
    expect(server().log).toHaveLength(3);
  });

  it('is reported as unreachable, not as empty: no file is reported as missing, and no list is returned', async () => {
    const { storage } = under;
    await server().close();
    expect(await problemOf(storage.has(NAME, ID))).toBe('unreachable');
    expect(await problemOf(storage.list(NAME))).toBe('unreachable');
    expect(await messageOf(storage.read(NAME, ID, 'release.json'))).toMatch(/: GET \/.*release\.json: ECONNREFUSED$/);
    under = { ...under, close: async () => {} };
  });

  it('during an upload does not show the release, and the next upload continues', async () => {
    const { storage } = under;
    server().faultOf = ({ method }) => method === 'PUT';
    server().faults.push(...Array.from({ length: 200 }, () => 'error' as const));
    expect(await problemOf(storage.write(NAME, ID, smallRelease()))).toBe('unreachable');
    server().faults.length = 0;
    expect(await storage.has(NAME, ID)).toBe(false);
    expect(await storage.write(NAME, ID, smallRelease())).toBe('written');
  });

  it('with a truncated document gets the complete one', async () => {
    const files = smallRelease();
    under.plant(`${NAME}/${ID}/release.json`, (files.get('release.json') ?? Buffer.alloc(0)).subarray(0, 40));
    expect(await under.storage.write(NAME, ID, files)).toBe('written');
    expect(await under.storage.write(NAME, ID, files)).toBe('there');
  });

  it('writes the document last and removes it first', async () => {
    const { storage } = under;
    await storage.write(NAME, ID, smallRelease());
    const puts = server().log.filter((line) => line.startsWith('PUT'));
    expect(puts.at(-1)).toMatch(/release\.json$/);
    expect(puts.filter((line) => line.endsWith('release.json'))).toHaveLength(1);
    await storage.remove(NAME, ID);
    expect(server().log.find((line) => line.startsWith('DELETE'))).toMatch(/release\.json$/);
  });

  it('a partial upload of other bytes is not mixed with this one', async () => {
    under.plant(`${NAME}/${ID}/web/list.1.css`, Buffer.from('.two{}'));
    expect(await problemOf(under.storage.write(NAME, ID, smallRelease()))).toBe('conflict');
    expect(await under.storage.has(NAME, ID)).toBe(false);
  });

  it('an existing release is kept also by a server that does not support conditional requests', async () => {
    const { storage } = under;
    server().knowsConditions = false;
    await storage.write(NAME, ID, smallRelease());
    expect(await storage.write(NAME, ID, smallRelease())).toBe('there');
    expect(await problemOf(storage.write(NAME, ID, smallRelease({ word: 'two' })))).toBe('conflict');
  });
});
