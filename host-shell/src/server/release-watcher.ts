import { readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';
import { registrySchema, type Registry } from 'shared-contracts/federation';
import type { SharedRequire } from './evaluate.ts';
import { HOST_NAME, changedNames, loadRelease, type LoadedRelease, type ReleaseSet } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';

export interface WatcherOptions {
  readonly registryFile: string;
  readonly store: ReleaseStore;
  readonly require: SharedRequire;
  readonly log: { warn(data: object, message: string): void; info(data: object, message: string): void };
  /** Time between looks at the registry, ms. */
  readonly intervalMs?: number;
}

/**
 * Keeps the current release set: looks at the registry every half second and changes the set as a whole.
 * Last known good: a release or a registry that cannot be used is reported and leaves the old one in place.
 */
export class ReleaseWatcher {
  readonly #options: WatcherOptions;
  #current: ReleaseSet | null = null;
  #stamp = '';
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  readonly #listeners = new Set<(set: ReleaseSet) => void>();

  constructor(options: WatcherOptions) {
    this.#options = options;
  }

  /** The set to draw with. @throws before `start` has finished */
  get current(): ReleaseSet {
    if (this.#current === null) throw new Error('no release set yet');
    return this.#current;
  }

  onChange(listener: (set: ReleaseSet) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Loads the first set. @throws one clear line when the registry or the host's release cannot be used */
  async start(): Promise<void> {
    await this.#load(await this.#read());
    const { intervalMs = 500 } = this.#options;
    this.#timer = setInterval(() => void this.look(), intervalMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Looks once; calls made meanwhile share the look. */
  look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    try {
      const { mtimeMs, size, ino } = await stat(this.#options.registryFile);
      const stamp = `${mtimeMs}:${size}:${ino}`;
      if (stamp === this.#stamp) return;
      await this.#load(await this.#read());
      this.#stamp = stamp;
    } catch (error) {
      this.#options.log.warn({ error: String(error) }, 'the registry cannot be used; the last good one stays');
    }
  }

  async #read(): Promise<Registry> {
    const { registryFile } = this.#options;
    let text: string;
    try {
      text = await readFile(registryFile, 'utf8');
    } catch (error) {
      throw new Error(`REGISTRY_FILE: ${registryFile} cannot be read`, { cause: error });
    }
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), registrySchema), text);
    if (!result.success) throw new Error(`REGISTRY_FILE: ${registryFile} is not a registry (${result.issues[0].message})`);
    if (this.#current !== null && result.output.revision < this.#current.revision) {
      throw new Error(`revision ${result.output.revision} is older than the one in use (${this.#current.revision})`);
    }
    return result.output;
  }

  async #load(registry: Registry): Promise<void> {
    const { store, require, log } = this.#options;
    const before = this.#current;
    const changed = changedNames(before, registry);
    if (before !== null && changed.length === 0) return;
    const remotes = new Map(before?.remotes);
    let host: LoadedRelease | undefined = before?.host;
    for (const name of changed) {
      const entry = registry.remotes[name];
      if (entry === undefined) continue;
      if (entry.killed) {
        remotes.delete(name);
        continue;
      }
      try {
        const loaded = await loadRelease(store, require, name, entry.active, (error) => {
          // The old server bundle goes on serving while the new one is not usable (HTML and client addresses together).
          if (before?.remotes.has(name) || (name === HOST_NAME && before)) throw error;
          log.warn({ remote: name, release: entry.active, error: String(error) }, 'server bundle unusable: drawn in the browser');
        });
        if (name === HOST_NAME) host = loaded;
        else remotes.set(name, loaded);
      } catch (error) {
        if (name === HOST_NAME && host === undefined) throw new Error(`host release ${entry.active} cannot be used: ${String(error)}`, { cause: error });
        log.warn({ remote: name, release: entry.active, error: String(error) }, 'release unusable; the last good one stays');
      }
    }
    if (host === undefined || host.bundle === null) throw new Error(`REGISTRY_FILE: ${this.#options.registryFile} names no usable release of ${HOST_NAME}`);
    const key = [host, ...remotes.values()].map(({ name, release }) => `${name}@${release.release}`).join('|');
    this.#current = { revision: registry.revision, host, remotes, key };
    log.info({ revision: registry.revision, changed }, 'release set changed');
    for (const listener of this.#listeners) listener(this.#current);
  }
}
