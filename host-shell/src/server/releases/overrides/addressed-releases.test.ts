import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { ownId } from 'shared-contracts/federation';
import type { Registry } from 'release-kit/schema';
import { requireSingleton } from '../../singletons.ts';
import { ReleaseFolder, renderingRemote } from '../../testing/release-folder.ts';
import { AddressedReleases, type AddressedOptions } from './addressed-releases.ts';
import { parseAllowedOrigins } from './allowed-origins.ts';
import { OverrideProblem } from './override-problem.ts';

const NAME = 'mfe-catalog';
const ADDRESS = 'http://localhost:3001/';

let folder: ReleaseFolder;
let smokeTested: string[];
let asked: number;
let releases: AddressedReleases;
/** The release that the address has now. */
let there: string;

// Nothing of the registry counts for the release itself.
const registry = { remotes: {} } as unknown as Registry;

const open = (change: Partial<AddressedOptions> = {}): AddressedReleases =>
  new AddressedReleases({
    allowed: parseAllowedOrigins('localhost'),
    get: async (url) => {
      asked += 1;
      try {
        return readFileSync(folder.path(NAME, there, url.replace(ADDRESS, '')));
      } catch {
        throw new OverrideProblem('unreachable', `${url} cannot be read`);
      }
    },
    close: async () => {},
    require: requireSingleton,
    smokeTest: async (_name, { id }) => void smokeTested.push(id),
    registry: () => registry,
    ...change,
  });

beforeEach(() => {
  folder = new ReleaseFolder();
  for (const word of ['a', 'b']) folder.add({ name: NAME, id: `1.0.0-${word}`, server: renderingRemote(word) });
  there = '1.0.0-a';
  smokeTested = [];
  asked = 0;
  releases = open();
});
afterEach(() => folder.remove());

const rendered = async (): Promise<unknown> => {
  const { bundle } = await releases.load(NAME, ADDRESS);
  // The contract of a server bundle, as renderingRemote has written it.
  return (bundle as { modules: Record<string, { default: () => string }> }).modules['./ListingPage']?.default();
};

const unusable = (message: string | RegExp) =>
  expect.objectContaining({ problemKind: 'unusable', message: expect.stringMatching(message) });

describe('[J-65] a release from an address', () => {
  it('is fetched whole and smoke-tested once, and rendered under an id of its own', async () => {
    const [one, other] = await Promise.all([releases.load(NAME, ADDRESS), releases.load(NAME, `${ADDRESS}release.json`)]);
    expect(one).toBe(other);
    expect(ownId(one.release.release)).toBe('1.0.0-a');
    expect(smokeTested).toEqual([one.release.release]);
    const after = asked;
    await releases.load(NAME, ADDRESS);
    expect(asked).toBe(after + 1); // its document, to see whether the release has changed
    expect(releases.file({ name: NAME, release: one.release.release, file: 'remoteEntry.js' })?.toString()).toContain(
      'mfe-catalog 1.0.0-a',
    );
  });

  it('is what lies there now; pages of the one before go on with their files', async () => {
    expect(await rendered()).toBe('a');
    const before = (await releases.load(NAME, ADDRESS)).release.release;
    there = '1.0.0-b';
    expect(await rendered()).toBe('b');
    expect(releases.file({ name: NAME, release: before, file: 'remoteEntry.js' })).not.toBeNull();
  });

  it('is not the release of the store that has its id but other bytes', async () => {
    const before = (await releases.load(NAME, ADDRESS)).release.release;
    folder.add({ name: NAME, id: '1.0.0-a', server: renderingRemote('other') });
    const after = (await releases.load(NAME, ADDRESS)).release.release;
    expect(ownId(after)).toBe(ownId(before));
    expect(after).not.toBe(before);
    expect(await rendered()).toBe('other');
  });

  it.each(['web/remoteEntry.js', 'web/ListingPage.1.js', 'web/ListingPage.1.css', 'server/server.cjs'])(
    'with another %s than its document says is refused',
    async (file) => {
      folder.write(folder.path(NAME, there, file), 'alert(1)');
      await expect(releases.load(NAME, ADDRESS)).rejects.toEqual(unusable(`${file} does not have the hash that release.json says`));
      expect(smokeTested).toEqual([]);
    },
  );

  it.each([
    ['another package', { name: 'mfe-account' }, 'holds a release of mfe-account, not of mfe-catalog'],
    ['other contracts', { requires: { contracts: '^99.0.0', imports: {} } }, 'requires \\^99.0.0'],
    ['no id', { release: '../../etc' }, 'is no document of a release \\(release\\)'],
    ['a way out of its folder', { server: { path: '../secret', integrity: '' } }, 'is no document of a release \\(server.path\\)'],
    ['an id as long as a page', { release: `1.0.0-${'a'.repeat(80)}` }, 'id is too long'],
    [
      'an entry with two hashes',
      { entry: { path: 'remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` } },
      'does not have the same hash',
    ],
  ])('with %s is refused', async (_title, change, message) => {
    folder.add({ name: NAME, id: '1.0.0-c', change: (release) => ({ ...release, ...change }) });
    there = '1.0.0-c';
    await expect(releases.load(NAME, ADDRESS)).rejects.toEqual(unusable(message));
  });

  it('says nothing of a file that is no document', async () => {
    folder.write(folder.path(NAME, there, 'release.json'), '{"password":"secret"}');
    await expect(releases.load(NAME, ADDRESS)).rejects.toThrow(/^((?!secret|password).)*$/);
  });

  it('that fails its smoke test is refused with the reason, and not smoke-tested with every page', async () => {
    releases = open({
      smokeTest: async (_name, { id }) => {
        smokeTested.push(id);
        throw new Error('smoke test of / failed: no such product');
      },
    });
    await expect(releases.load(NAME, ADDRESS)).rejects.toEqual(unusable('no such product'));
    await expect(releases.load(NAME, ADDRESS)).rejects.toEqual(unusable('no such product'));
    expect(smokeTested).toHaveLength(1);
  });

  it('that throws when it is loaded is refused', async () => {
    folder.add({ name: NAME, id: '1.0.0-c', server: 'throw new Error("broken on purpose")' });
    there = '1.0.0-c';
    await expect(releases.load(NAME, ADDRESS)).rejects.toEqual(unusable('broken on purpose'));
  });

  it('is brought for a page that another process has rendered, as long as it is the same one', async () => {
    const { release } = await releases.load(NAME, ADDRESS);
    const wanted = { name: NAME, release: release.release, file: 'remoteEntry.js' };
    const elsewhere = open();
    expect(elsewhere.file(wanted)).toBeNull();
    await elsewhere.bring(NAME, release.release, ADDRESS);
    expect(elsewhere.file(wanted)).not.toBeNull();
    there = '1.0.0-b';
    const later = open();
    await later.bring(NAME, release.release, ADDRESS);
    expect(later.file(wanted)).toBeNull();
  });
});
