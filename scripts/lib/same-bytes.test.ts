import { afterAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseIdOf } from 'release-kit/build';
import { placesOf, root } from './paths.ts';

const NAME = 'mfe-account';
const release = join(NAME, releaseIdOf(root, NAME));

const storages: string[] = [];
afterAll(() => storages.forEach((storage) => rmSync(storage, { recursive: true, force: true })));

/** @returns the folder of the release in a storage of its own */
const build = (): string => {
  const RELEASES_DIR = mkdtempSync(join(tmpdir(), 'storage-'));
  storages.push(RELEASES_DIR);
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/build.ts', NAME];
  execFileSync(process.execPath, args, { cwd: root, env: { ...process.env, RELEASES_DIR }, stdio: 'pipe' });
  return join(RELEASES_DIR, release);
};

const documentOf = (folder: string): { readonly commit?: string } => {
  const file = join(folder, 'release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly commit?: string }) : {}; // written by our own build
};

/**
 * Another build of the same sources: the one that the run's shop has made before, because a build takes ten seconds. One that was
 * made before its sources were committed names another commit.
 */
const otherThan = (built: string): string => {
  const earlier = join(placesOf(process.env).releasesDir, release);
  return documentOf(earlier).commit === documentOf(built).commit ? earlier : build();
};

/** Every file with the hash of its bytes. */
const bytesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(folder, file)).isFile())
      .toSorted()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  );

describe('[J-19] [J-42] a package that is built twice from the same sources', () => {
  it('has identical bytes: files, declarations and release document', () => {
    const built = build();
    const [first, second] = [bytesOf(otherThan(built)), bytesOf(built)];
    expect(second).toEqual(first);
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining(['release.json', 'server/server.cjs', 'types/AccountPage.d.ts', 'web/remoteEntry.js']),
    );
  }, 180_000);
});
