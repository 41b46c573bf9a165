import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'release-kit/schema';

export const integrityOf = (bytes: Uint8Array | string): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Returns the changed source text of a script. */
export type CodeChange = (code: string) => string;

export interface Derivation {
  /** Id of the new release. */
  readonly release: string;
  readonly server: CodeChange;
  /** Applied to each script for browsers. */
  readonly script: CodeChange;
}

/** The document of a release. */
export const readRelease = (dir: string): Release =>
  // Written by the build, which checks it against its schema.
  JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8')) as Release;

/** Overwrites a file and removes its compressed copies (.br, .gz). */
export const replaceFile = (file: string, text: string): void => {
  writeFileSync(file, text);
  for (const packed of ['.br', '.gz']) rmSync(file + packed, { force: true });
};

/** Changes a file. @returns its new hash; null when the change has no effect */
const rewrite = (file: string, change: CodeChange): string | null => {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) return null;
  replaceFile(file, after);
  return integrityOf(Buffer.from(after));
};

/** Turns a copied release into a new one: changes its files and writes their hashes into its document. */
export const deriveRelease = (dir: string, { release, server, script }: Derivation): void => {
  const document = readRelease(dir);
  const changed = new Map<string, string>();
  for (const path of Object.keys(document.assets).filter((path) => path.endsWith('.js'))) {
    const integrity = rewrite(join(dir, 'web', path), script);
    if (integrity !== null) changed.set(path, integrity);
  }
  const hashed = <Asset extends { readonly path: string; readonly integrity: string }>(asset: Asset): Asset => ({
    ...asset,
    integrity: changed.get(asset.path) ?? asset.integrity,
  });
  const derived: Release = {
    ...document,
    release,
    entry: hashed(document.entry),
    exposes: Object.fromEntries(Object.entries(document.exposes).map(([name, { js, css }]) => [name, { js: js.map(hashed), css }])),
    assets: { ...document.assets, ...Object.fromEntries(changed) },
    server: { ...document.server, integrity: rewrite(join(dir, document.server.path), server) ?? document.server.integrity },
  };
  replaceFile(join(dir, 'release.json'), JSON.stringify(derived));
};
