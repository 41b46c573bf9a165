import { cpSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Registry, Release } from 'release-kit/schema';
import { promote, type Change } from 'release-kit/registry';
import { placesOf, type Places } from '../../scripts/lib/paths.ts';
import { changeRegistryOf, currentRegistry } from '../../scripts/lib/registry.ts';
import { referenceOf } from '../../scripts/lib/testing/release-reference.ts';
import { deriveRelease, readRelease, replaceFile, type CodeChange } from './derived-release.ts';
import { startHost, type OwnServer, type Scratch } from './own-servers.ts';

const unchanged: CodeChange = (code) => code;

const DAY_MS = 86_400_000;

/** A text as server bundles write it: in ASCII, letters of Latin-1 as `\xf3`, others as `\u0142`. */
const asciiLiteral = (text: string): string =>
  JSON.stringify(text).replaceAll(/[\u0080-\uffff]/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code.toUpperCase().padStart(4, '0')}` : `\\x${code}`;
  });

/** A release storage and a registry for one test, which may add releases of its own. */
export class OwnReleases {
  readonly registryFile: string;
  readonly releasesDir: string;
  /** Signed by the key of the running shop. */
  readonly places: Places;

  readonly #first: Registry['remotes'];

  /** Copies the registry and the active releases of the running shop. */
  constructor(scratch: Scratch) {
    const places = placesOf(process.env);
    this.registryFile = scratch.path('registry.json');
    this.releasesDir = scratch.path('releases');
    this.places = { ...places, registryFile: this.registryFile, releasesDir: this.releasesDir };
    cpSync(places.registryFile, this.registryFile);
    this.#first = this.registry.remotes;
    this.#copyFirst();
  }

  #copyFirst(): void {
    const { releasesDir } = placesOf(process.env);
    for (const [name, { active }] of Object.entries(this.#first))
      cpSync(join(releasesDir, name, active.release), join(this.releasesDir, name, active.release), { recursive: true });
  }

  /** Makes the first releases active again, whole and as new as at the start. @returns false when the registry has not changed */
  restore(): boolean {
    if (isDeepStrictEqual(this.registry.remotes, this.#first)) return false;
    this.#copyFirst();
    this.change(() => ({ remotes: this.#first, texts: ['the first releases again'] }));
    return true;
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
   * A new release: a copy of the active one with a changed server bundle, and optionally changed scripts, with their new hashes.
   * @returns the id of the new release
   */
  derive(name: string, suffix: string, server: CodeChange, script: CodeChange = unchanged): string {
    const { release, dir } = this.#copy(name, suffix);
    deriveRelease(dir, { release, server, script });
    return release;
  }

  /**
   * A new release: a copy of the active one with a changed document.
   * @returns the id of the new release
   */
  deriveDocument(name: string, suffix: string, change: (document: Release, dir: string) => Release): string {
    const { release, dir } = this.#copy(name, suffix);
    replaceFile(join(dir, 'release.json'), JSON.stringify({ ...change(readRelease(dir), dir), release }));
    return release;
  }

  /** A new release: a copy of the active one with damaged browser files and an unchanged document. @returns its id */
  deriveHarmed(name: string, suffix: string, harm: (webDir: string) => void): string {
    return this.deriveDocument(name, suffix, (document, dir) => {
      harm(join(dir, 'web'));
      return document;
    });
  }

  /**
   * A new release in which one text is replaced, in the server bundle and in the scripts, so that tests can recognize it.
   * @throws when the release has no such text
   */
  reword(name: string, suffix: string, text: string, other: string): string {
    const places = { server: 0, script: 0 };
    const reworded =
      (place: keyof typeof places): CodeChange =>
      (code) =>
        [JSON.stringify(text), asciiLiteral(text)].reduce(
          (changed, literal) =>
            changed.replaceAll(literal, () => {
              places[place] += 1;
              return JSON.stringify(other);
            }),
          code,
        );
    const release = this.derive(name, suffix, reworded('server'), reworded('script'));
    if (places.server === 0 || places.script === 0) throw new Error(`${name} ${release} does not say "${text}"`);
    return release;
  }

  /** Sets the time at which a release came into the storage to so many days ago. */
  age(name: string, release: string, days: number): void {
    const then = new Date(Date.now() - days * DAY_MS);
    utimesSync(join(this.dir(name, release), 'release.json'), then, then);
  }

  /** Changes the server bundle of a release without updating its document. */
  tamper(name: string, release: string, change: CodeChange): void {
    const dir = this.dir(name, release);
    const file = join(dir, readRelease(dir).server.path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  activate(name: string, release: string): void {
    this.change((remotes) => promote(remotes, { [name]: referenceOf(this.places, name, release) }));
  }

  /** Makes a release active as its remote's first one: no rollback is possible. */
  activateAlone(name: string, release: string): void {
    const active = referenceOf(this.places, name, release);
    this.change((remotes) => ({
      remotes: { ...remotes, [name]: { active, canary: null, retained: [active], withdrawn: [], killed: false } },
      texts: [`${name}: ${release} alone`],
    }));
  }

  /** Changes the registry in the same way as the commands do. */
  change(change: (remotes: Registry['remotes']) => Change): void {
    changeRegistryOf(this.places, change);
  }

  #copy(name: string, suffix: string): { readonly release: string; readonly dir: string } {
    const from = this.active(name);
    const release = `${from}-${suffix}`;
    const dir = this.dir(name, release);
    cpSync(this.dir(name, from), dir, { recursive: true });
    return { release, dir };
  }
}

/** Starts a host with the releases of a test; does not wait until it is ready. */
export const hostOver = ({ registryFile, releasesDir }: OwnReleases, shopUrl: string): Promise<OwnServer> =>
  startHost({ commerceUrl: shopUrl, registryFile, releasesDir });
