import { readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';
import { registrySchema, type Registry } from 'shared-contracts/federation';
import { EVALUATION_LIMIT_MS, type SharedRequire } from './evaluate.ts';
import { HOST_NAME, changedNames, loadRelease, type LoadedRelease, type ReleaseSet } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';

export interface WatcherOptions {
  readonly registryFile: string;
  readonly store: ReleaseStore;
  readonly require: SharedRequire;
  readonly log: { warn(data: object, message: string): void; info(data: object, message: string): void };
  /** Time between looks at the registry, ms. */
  readonly intervalMs?: number;
  readonly now?: () => number;
}

// What could not be used is tried again after 5, 10, … 300 s: a file may have been late, a disk away.
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 300_000;

// Of a parser's complaint, which may quote the whole file.
const REASON_LENGTH = 160;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, REASON_LENGTH);

const sameEntries = <Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

/**
 * Keeps the current release set: looks at the registry every half second and changes the set as a whole.
 * Last known good: a release or a registry that cannot be used is reported and leaves the old one in place.
 */
export class ReleaseWatcher {
  readonly #options: WatcherOptions;
  #current: ReleaseSet | null = null;
  /** Names the state of the registry that was looked at last. */
  #stamp = '';
  #failures = 0;
  #retryAt = Number.POSITIVE_INFINITY;
  /** Warnings since the registry changed: each is given once. */
  readonly #told = new Set<string>();
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
    const { registryFile, now = Date.now } = this.#options;
    const stamp = await stat(registryFile).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs}:${size}:${ino}`,
      () => 'missing',
    );
    if (stamp !== this.#stamp) {
      this.#stamp = stamp;
      this.#failures = 0;
      this.#told.clear();
    } else if (now() < this.#retryAt) return;
    this.#retryAt = Number.POSITIVE_INFINITY;
    try {
      await this.#load(await this.#read());
    } catch (error) {
      this.#tell({ error: String(error) }, 'the registry cannot be used; the last good one stays');
    }
  }

  /** Something cannot be used: says so once, and sees that it is tried again. */
  #tell(data: object, message: string): void {
    const { log, now = Date.now } = this.#options;
    this.#retryAt = now() + Math.min(FIRST_RETRY_MS * 2 ** this.#failures, LAST_RETRY_MS);
    this.#failures += 1;
    const text = message + JSON.stringify(data);
    if (!this.#told.has(text)) log.warn(data, message);
    this.#told.add(text);
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
    if (!result.success) throw new Error(`REGISTRY_FILE: ${registryFile} is not a registry (${oneLine(result.issues[0].message)})`);
    if (this.#current !== null && result.output.revision < this.#current.revision) {
      throw new Error(`revision ${result.output.revision} is older than the one in use (${this.#current.revision})`);
    }
    return result.output;
  }

  async #load(registry: Registry): Promise<void> {
    const { store, require, log } = this.#options;
    const before = this.#current;
    const changed = changedNames(before, registry);
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
        const loaded = await loadRelease(
          store,
          require,
          name,
          entry.active,
          EVALUATION_LIMIT_MS[before ? 'serving' : 'starting'],
          (error) => {
            // The old server bundle goes on serving while the new one is not usable (HTML and client addresses together).
            if (before?.remotes.has(name) || (name === HOST_NAME && before)) throw error;
            this.#tell({ remote: name, release: entry.active, error: String(error) }, 'server bundle unusable: drawn in the browser');
          },
        );
        if (name === HOST_NAME) host = loaded;
        else remotes.set(name, loaded);
      } catch (error) {
        if (name === HOST_NAME && host === undefined)
          throw new Error(`host release ${entry.active} cannot be used: ${String(error)}`, { cause: error });
        this.#tell({ remote: name, release: entry.active, error: String(error) }, 'release unusable; the last good one stays');
      }
    }
    if (host === undefined || host.bundle === null)
      throw new Error(`REGISTRY_FILE: ${this.#options.registryFile} names no usable release of ${HOST_NAME}`);
    const key = [host, ...remotes.values()].map(({ name, release }) => `${name}@${release.release}`).join('|');
    this.#current = { revision: registry.revision, host, remotes, key };
    if (before !== null && before.host === host && sameEntries(before.remotes, remotes)) return;
    log.info({ revision: registry.revision, changed }, 'release set changed');
    for (const listener of this.#listeners) listener(this.#current);
  }
}
