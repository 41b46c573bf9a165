import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'release-kit/schema';
import type { RemoteName } from 'shared-contracts/federation';
import { integrityOf } from '../derived-release.ts';
import type { OwnReleases } from '../own-release.ts';

/** A fault that a release has in itself, so that a host must not take it. */
export interface ReleaseFault {
  /** Follows the name of the remote in a sentence. */
  readonly name: string;
  /** Makes a release with the fault. @returns its id */
  readonly make: (releases: OwnReleases, remote: RemoteName) => string;
}

/** What the release says of itself is another thing; its files are those of the good one. */
const saying =
  (suffix: string, change: (document: Release) => Partial<Release>): ReleaseFault['make'] =>
  (releases, remote) =>
    releases.deriveDocument(remote, suffix, (document) => ({ ...document, ...change(document) }));

/** Files of its `web` folder that end so, packed copies included, are harmed. */
const harming =
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

/** Releases that do not fit the host: it has nothing to put in their place when it starts with them. */
export const misfits = {
  contracts: {
    name: 'requires contracts that the host does not keep',
    make: saying('contracts', ({ requires }) => ({ requires: { ...requires, contracts: '^99.0.0' } })),
  },
  react: {
    name: 'needs a React of another major',
    make: saying('react', ({ requires, shared }) => ({
      requires: { ...requires, singletons: { ...requires.singletons, react: '^18.0.0', 'react-dom': '^18.0.0' } },
      shared: { ...shared, react: '18.3.1', 'react-dom': '18.3.1' },
    })),
  },
} as const satisfies Readonly<Record<string, ReleaseFault>>;

/** Releases whose files for browsers are not those that their documents name. */
export const damages = {
  lost: { name: 'lacks its entry', make: harming('lost', isEntry, remove) },
  half: { name: 'has half an entry', make: harming('half', isEntry, halve) },
  other: { name: 'has another entry than it says', make: harming('other', isEntry, append) },
  bare: { name: 'lacks its stylesheets', make: harming('bare', (file) => file.endsWith('.css'), remove) },
  hollow: { name: 'lacks the scripts behind its entry', make: harming('hollow', (file) => file.endsWith('.js') && !isEntry(file), remove) },
} as const satisfies Readonly<Record<string, ReleaseFault>>;

/** A release whose document fits the host while its entry asks for another React: only the browser can find that out. */
export const liar: ReleaseFault = {
  name: 'asks for a React of another major in the browser alone',
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
