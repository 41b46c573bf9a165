import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { activate, readRegistry } from 'shared-contracts/build';
import type { Release } from 'shared-contracts/federation';
import { placesOf } from '../../scripts/lib/paths.ts';
import type { Scratch } from './own-servers.ts';

const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

// Written by the build, which checks it against its schema.
const readRelease = (dir: string): Release => JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8')) as Release;

/** A release store and a registry that a test may fill with releases of its own. */
export class OwnReleases {
  readonly registryFile: string;
  readonly releasesDir: string;

  /** Copies what is active in the running shop. */
  constructor(scratch: Scratch) {
    const places = placesOf(process.env);
    this.registryFile = scratch.path('registry.json');
    this.releasesDir = scratch.path('releases');
    cpSync(places.registryFile, this.registryFile);
    for (const [name, { active }] of Object.entries(readRegistry(places.registryFile)?.remotes ?? {})) {
      cpSync(join(places.releasesDir, name, active), join(this.releasesDir, name, active), { recursive: true });
    }
  }

  active(name: string): string {
    const release = readRegistry(this.registryFile)?.remotes[name]?.active;
    if (release === undefined) throw new Error(`${name} has no active release`);
    return release;
  }

  dir(name: string, release = this.active(name)): string {
    return join(this.releasesDir, name, release);
  }

  /**
   * A new release: a copy of the active one whose server bundle is changed, its hash with it.
   * @returns the id of the new release
   */
  derive(name: string, suffix: string, change: (serverBundle: string) => string): string {
    const from = this.active(name);
    const release = `${from}-${suffix}`;
    const dir = this.dir(name, release);
    cpSync(this.dir(name, from), dir, { recursive: true });
    const document = readRelease(dir);
    const file = join(dir, document.server.path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const server = { ...document.server, integrity: integrityOf(readFileSync(file)) };
    writeFileSync(join(dir, 'release.json'), JSON.stringify({ ...document, release, server }));
    for (const suffixOfFile of ['.br', '.gz']) {
      if (existsSync(join(dir, `release.json${suffixOfFile}`))) rmSync(join(dir, `release.json${suffixOfFile}`));
    }
    return release;
  }

  /** Changes a file of a release without telling its document. */
  tamper(name: string, release: string, change: (serverBundle: string) => string): void {
    const dir = this.dir(name, release);
    const file = join(dir, readRelease(dir).server.path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  activate(name: string, release: string): void {
    activate(this.registryFile, { [name]: release }, new Date());
  }
}
