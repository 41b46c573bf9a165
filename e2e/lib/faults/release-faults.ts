import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'release-kit/schema';
import type { RemoteName } from 'shared-contracts/federation';
import { integrityOf } from '../derived-release.ts';
import type { OwnReleases } from '../own-release.ts';

/** A fault inside a release; a host must not accept such a release. */
export interface ReleaseFault {
  /** A predicate for test titles; the name of the remote precedes it. */
  readonly name: string;
  /** Derives a release with the fault from the active one. @returns its id */
  readonly make: (releases: OwnReleases, remote: RemoteName) => string;
}

/** Changes the release's document only; its files stay valid. */
const withDocument =
  (suffix: string, change: (document: Release) => Partial<Release>): ReleaseFault['make'] =>
  (releases, remote) =>
    releases.deriveDocument(remote, suffix, (document) => ({ ...document, ...change(document) }));

/** Damages the matching files of its `web` folder, compressed copies included. */
const withDamagedFiles =
  (suffix: string, isHit: (file: string) => boolean, harm: (path: string) => void): ReleaseFault['make'] =>
  (releases, remote) =>
    releases.deriveHarmed(remote, suffix, (web) => {
      for (const file of readdirSync(web)) if (isHit(file.replace(/\.(br|gz)$/, ''))) harm(join(web, file));
    });

const isEntry = (file: string): boolean => file === 'remoteEntry.js';
const remove = (path: string): void => rmSync(path);
const halve = (path: string): void => {
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.subarray(0, bytes.length / 2));
};
const append = (path: string): void => writeFileSync(path, `${readFileSync(path, 'utf8')}\n//`);

/** Releases that are incompatible with the host. */
export const incompatibleReleases = {
  contracts: {
    name: 'requires contracts that the host does not have',
    make: withDocument('contracts', ({ requires }) => ({ requires: { ...requires, contracts: '^99.0.0' } })),
  },
  react: {
    name: 'needs another major version of React',
    make: withDocument('react', ({ requires, shared }) => ({
      requires: { ...requires, singletons: { ...requires.singletons, react: '^18.0.0', 'react-dom': '^18.0.0' } },
      shared: { ...shared, react: '18.3.1', 'react-dom': '18.3.1' },
    })),
  },
} as const satisfies Readonly<Record<string, ReleaseFault>>;

/** Releases whose browser files differ from those that their documents list. */
export const damagedReleases = {
  lost: { name: 'lacks its entry', make: withDamagedFiles('lost', isEntry, remove) },
  half: { name: 'has a truncated entry', make: withDamagedFiles('half', isEntry, halve) },
  other: { name: 'has an entry with another hash than its document says', make: withDamagedFiles('other', isEntry, append) },
  bare: { name: 'lacks its stylesheets', make: withDamagedFiles('bare', (file) => file.endsWith('.css'), remove) },
  missingChunks: {
    name: 'lacks all scripts except its entry',
    make: withDamagedFiles('missingChunks', (file) => file.endsWith('.js') && !isEntry(file), remove),
  },
} as const satisfies Readonly<Record<string, ReleaseFault>>;

/** A release whose document fits the host, but whose entry requires another major version of React: only the browser detects that. */
export const wrongReactInBrowser: ReleaseFault = {
  name: 'requires another major version of React in the browser only',
  make: (releases, remote) =>
    releases.deriveDocument(remote, 'liar', (document, dir) => {
      const path = join(dir, 'web', document.entry.path);
      const text = readFileSync(path, 'utf8');
      const major = Number.parseInt(document.shared['react'] ?? '', 10);
      const changed = text.replaceAll(new RegExp(`"\\^${major}\\.[\\d.]+"`, 'g'), `"^${major - 1}.0.0"`);
      if (changed === text) throw new Error(`${path} names no range of React ${major}`);
      for (const packed of ['.br', '.gz']) rmSync(path + packed, { force: true });
      writeFileSync(path, changed);
      const integrity = integrityOf(changed);
      return {
        ...document,
        entry: { ...document.entry, integrity },
        assets: { ...document.assets, [document.entry.path]: integrity },
      };
    }),
};
