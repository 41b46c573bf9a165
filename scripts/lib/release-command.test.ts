import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseIdOf } from 'release-kit/build';
import { integrityOf } from 'release-kit/storage';
import { placesOf, root, type Places } from './paths.ts';
import { currentRegistry, localRegistry } from './registry.ts';
import { canaryCommand } from './registry-commands.ts';
import { releaseCommand, releaseOptions } from './release-command.ts';
import { storeCartRelease } from './testing/rendering-releases.ts';
import { storeRelease } from './testing/store-release.ts';

const NAME = 'mfe-cart-checkout';
// A stored release with this id counts as the build of the present sources.
const ID = releaseIdOf(root, NAME);

let dir: string;
let places: Places;
let lines: string[];

const release = (args: readonly string[]) =>
  releaseCommand(releaseOptions([NAME, '--skip-tests', ...args], {}), {
    places,
    registry: localRegistry(places),
    report: (line) => lines.push(line),
  });

/** All files of this folder with their bytes. */
const everything = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .toSorted()
      .map((file) => [file, statSync(join(dir, file)).isFile() ? readFileSync(join(dir, file), 'utf8') : '']),
  );

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'release-'));
  places = placesOf({ DATA_DIR: dir, RELEASE_STORAGE: join(dir, 'shared') });
  lines = [];
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('[J-70] a dry run', () => {
  it('of a release prints what would become active, and writes nothing: no upload, no registry, no key', async () => {
    storeCartRelease(places.releasesDir, { release: ID });
    const before = everything();
    await release(['--dry-run']);
    expect(lines.at(-1)).toBe(`A dry run, nothing was written; this would become active:\n  ${NAME}: ${ID}`);
    expect(everything()).toEqual(before);
  }, 30_000);

  it('of a canary of the present sources does the same', async () => {
    storeCartRelease(places.releasesDir, { release: '0.0.1-before' });
    storeCartRelease(places.releasesDir, { release: ID });
    const local = placesOf({ DATA_DIR: dir });
    await localRegistry(local).change({ action: 'promote', releases: { [NAME]: '0.0.1-before' } });
    const before = everything();
    const options = { places, registry: localRegistry(places), report: (line: string) => lines.push(line), dryRun: true, commerce: null };
    await canaryCommand([NAME, '10%'], options);
    expect(lines.slice(-2)).toEqual([`  ${NAME}: canary ${ID} at 10 %`, 'A dry run: nothing was written.']);
    expect(everything()).toEqual(before);
  }, 30_000);
});

describe('[J-68] [J-70] a release', () => {
  it('that meets all expectations is uploaded and made active, and the output says what it was compared with', async () => {
    storeCartRelease(places.releasesDir, { release: ID });
    await release([]);
    expect(lines).toContain('  fits what stays active; compared with the schema of this workspace; expectations kept on 1 release');
    expect(lines.at(-1)).toBe(`Active now:\n  ${NAME}: ${ID}`);
    expect(currentRegistry(places)?.remotes[NAME]?.active.release).toBe(ID);
    expect(readdirSync(join(dir, 'shared', NAME))).toEqual([ID]);
  }, 30_000);

  it.each([
    [
      'an expectation is broken',
      { drawer: null },
      /others rely on .*\n  host-shell expects that .* fills the slot cart\.drawer: it does not/s,
    ],
    [
      'the commerce server lacks what it asks for',
      { change: { requires: { contracts: '^1.0.0', imports: {}, rest: ['GET /rest/V1/none'] } } },
      /does not keep what it asks for:\n  mfe-cart-checkout@.*: REST: GET \/rest\/V1\/none does not exist/,
    ],
  ])(
    'is stopped before anything is uploaded when %s',
    async (_what, lacking, message) => {
      storeCartRelease(places.releasesDir, { release: ID, ...lacking });
      const before = everything();
      await expect(release([])).rejects.toThrow(message);
      expect(everything()).toEqual(before);
    },
    30_000,
  );

  it('as a consumer is tried on the last releases of its providers', async () => {
    storeCartRelease(places.releasesDir, { release: ID });
    const hosts = ['1.0.0-three', '1.0.0-two', '1.0.0-one'];
    const local = placesOf({ DATA_DIR: join(dir), RELEASES_DIR: join(dir, 'shared') });
    for (const id of hosts) {
      // Two of them require the drawer, the oldest one does not.
      const slots = id === '1.0.0-three' ? [] : ['cart.drawer'];
      const server = { path: 'server/server.cjs', integrity: integrityOf(Buffer.from('')) };
      storeRelease(local.releasesDir, 'host-shell', id, { requires: { contracts: '^1.0.0', imports: {}, slots }, server });
      mkdirSync(join(local.releasesDir, 'host-shell', id, 'server'));
      writeFileSync(join(local.releasesDir, 'host-shell', id, server.path), '');
      await localRegistry(local).change({ action: 'promote', releases: { 'host-shell': id } });
    }
    await expect(release([])).rejects.toThrow(
      `${NAME} expects that host-shell@1.0.0-three asks for the slot cart.drawer: it has no place for cart.drawer any more`,
    );
    expect(readdirSync(join(dir, 'shared'))).toEqual(['host-shell']);
  }, 60_000);
});

describe('the arguments of pnpm release', () => {
  it('name packages and the commerce server', () => {
    expect(releaseOptions(['mfe-content', '--commerce', 'https://next.example', '--dry-run'], {})).toEqual({
      names: ['mfe-content'],
      dryRun: true,
      skipTests: false,
      commerce: 'https://next.example',
    });
  });

  it('are refused when unknown', () => {
    expect(() => releaseOptions(['--dryrun'], {})).toThrow('unknown option --dryrun: there are --dry-run, --skip-tests');
  });
});
