import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'release-kit/schema';

const integrity = `sha384-${'A'.repeat(64)}`;

/** Writes the document of a release into a folder of releases; commands read no other files. */
export const storeRelease = (releasesDir: string, name: string, release: string, change: Partial<Release> = {}): void => {
  const document: Release = {
    schemaVersion: 1,
    name,
    release,
    version: '1.0.0',
    commit: 'abc1234',
    builtAt: '2026-11-20T08:00:00Z',
    owner: `${name} team`,
    entry: { path: 'main.js', integrity },
    exposes: {},
    server: { path: 'server/server.cjs', integrity },
    assets: {},
    requires: { contracts: '^1.0.0', imports: { urql: ['useQuery'] }, singletons: { react: '^19.3.0' } },
    provides: { contracts: '1.0.0', names: { urql: ['useQuery'] } },
    shared: { react: '19.3.1' },
    ...change,
  };
  const dir = join(releasesDir, name, release);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'release.json'), JSON.stringify(document));
};
