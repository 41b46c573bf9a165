import { afterAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.ts';

const storages = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'storage-')));
afterAll(() => storages.forEach((storage) => rmSync(storage, { recursive: true, force: true })));

const build = (RELEASES_DIR: string): void => {
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/build.ts', 'mfe-account'];
  execFileSync(process.execPath, args, { cwd: root, env: { ...process.env, RELEASES_DIR }, stdio: 'pipe' });
};

/** Every file with the hash of its bytes. */
const bytesOf = (storage: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(storage, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(storage, file)).isFile())
      .toSorted()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(storage, file)))
          .digest('hex'),
      ]),
  );

describe('[J-19] [J-42] a package that is built twice from the same sources', () => {
  it('has identical bytes: files, declarations and release document', () => {
    storages.forEach(build);
    const [first = {}, second = {}] = storages.map(bytesOf);
    expect(second).toEqual(first);
    expect(Object.keys(first).map((file) => file.replace(/^.*?[0-9a-f]{10}\//, ''))).toEqual(
      expect.arrayContaining(['release.json', 'server/server.cjs', 'types/AccountPage.d.ts', 'web/remoteEntry.js']),
    );
  }, 180_000);
});
