import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from 'shared-contracts/federation';
import { promote, type Change } from 'shared-contracts/registry';
import { placesOf, type Places } from '../../scripts/lib/paths.ts';
import { changeRegistryOf, currentRegistry, referenceOf } from '../../scripts/lib/registry.ts';
import { startHost, type OwnServer, type Scratch } from './own-servers.ts';

export const integrityOf = (bytes: Uint8Array | string): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

// Written by the build, which checks it against its schema.
const readRelease = (dir: string): Release => JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8')) as Release;

/** A release store and a registry that a test may fill with releases of its own. */
export class OwnReleases {
  readonly registryFile: string;
  readonly releasesDir: string;
  /** Signed by the key of the running shop. */
  readonly places: Places;

  /** Copies what is active in the running shop. */
  constructor(scratch: Scratch) {
    const places = placesOf(process.env);
    this.registryFile = scratch.path('registry.json');
    this.releasesDir = scratch.path('releases');
    this.places = { ...places, registryFile: this.registryFile, releasesDir: this.releasesDir };
    cpSync(places.registryFile, this.registryFile);
    for (const [name, { active }] of Object.entries(this.registry.remotes)) {
      cpSync(join(places.releasesDir, name, active.release), join(this.releasesDir, name, active.release), { recursive: true });
    }
  }

  get registry(): Registry {
    const registry = currentRegistry(this.places);
    if (registry === null) throw new Error('there is no registry');
    return registry;
  }

  active(name: string): string {
    const release = this.registry.remotes[name]?.active.release;
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
    return this.deriveDocument(name, suffix, (document, dir) => {
      const file = join(dir, document.server.path);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
      return { ...document, server: { ...document.server, integrity: integrityOf(readFileSync(file)) } };
    });
  }

  /**
   * A new release: a copy of the active one that says something else of itself.
   * @returns the id of the new release
   */
  deriveDocument(name: string, suffix: string, change: (document: Release, dir: string) => Release): string {
    const from = this.active(name);
    const release = `${from}-${suffix}`;
    const dir = this.dir(name, release);
    cpSync(this.dir(name, from), dir, { recursive: true });
    writeFileSync(join(dir, 'release.json'), JSON.stringify({ ...change(readRelease(dir), dir), release }));
    for (const suffixOfFile of ['.br', '.gz']) {
      if (existsSync(join(dir, `release.json${suffixOfFile}`))) rmSync(join(dir, `release.json${suffixOfFile}`));
    }
    return release;
  }

  /** A new release: the active one whose browser files are harmed without its document being told. @returns its id */
  deriveHarmed(name: string, suffix: string, harm: (webDir: string) => void): string {
    return this.deriveDocument(name, suffix, (document, dir) => {
      harm(join(dir, 'web'));
      return document;
    });
  }

  /**
   * A new release whose scripts are changed too, all of them alike, so that server and browser draw the same.
   * @returns the id of the new release
   */
  deriveWhole(name: string, suffix: string, change: (script: string) => string): string {
    const release = this.derive(name, suffix, change);
    const dir = this.dir(name, release);
    const document = join(dir, 'release.json');
    let text = readFileSync(document, 'utf8');
    for (const [file, integrity] of Object.entries(readRelease(dir).assets)) {
      if (!file.endsWith('.js')) continue;
      const path = join(dir, 'web', file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
      // The packed copies are of the script before.
      for (const packing of ['.br', '.gz']) rmSync(path + packing, { force: true });
      text = text.replaceAll(integrity, integrityOf(readFileSync(path)));
    }
    writeFileSync(document, text);
    return release;
  }

  /** Changes a file of a release without telling its document. */
  tamper(name: string, release: string, change: (serverBundle: string) => string): void {
    const dir = this.dir(name, release);
    const file = join(dir, readRelease(dir).server.path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  activate(name: string, release: string): void {
    this.change((remotes) => promote(remotes, { [name]: referenceOf(this.places, name, release) }));
  }

  /** Makes a release the first one that its remote has ever had: nothing leads back from it. */
  activateAlone(name: string, release: string): void {
    const active = referenceOf(this.places, name, release);
    this.change((remotes) => ({
      remotes: { ...remotes, [name]: { active, canary: null, retained: [active], withdrawn: [], killed: false } },
      texts: [`${name}: ${release} alone`],
    }));
  }

  /** Changes the registry as a command would. */
  change(change: (remotes: Registry['remotes']) => Change): void {
    changeRegistryOf(this.places, change);
  }
}

/** Starts a host over the releases of a test; not waited for. */
export const hostOver = ({ registryFile, releasesDir }: OwnReleases, shopUrl: string): Promise<OwnServer> =>
  startHost({ commerceUrl: shopUrl, registryFile, releasesDir });
