import type { Registry, RegistryEntry, ReleaseReference } from 'release-kit/schema';
import { EVALUATION_LIMIT_MS } from './evaluate.ts';
import type { RegistrySource } from './registry-source.ts';
import type { ReleasePool } from './release-pool.ts';
import { HOST_NAME, releaseSetOf, type LoadedRelease, type ReleaseSet } from './release-set.ts';
import type { SmokeTest } from './smoke-test.ts';

export interface WatcherOptions {
  readonly source: RegistrySource;
  readonly pool: ReleasePool;
  /** A release that was never active is rendered elsewhere first; without it releases are trusted. */
  readonly smokeTest?: SmokeTest;
  readonly log: { warn(data: object, message: string): void; info(data: object, message: string): void };
  /** Polling interval of the registry, ms. */
  readonly intervalMs?: number;
  /** How long a bundle may take to load before the host listens, ms: `EVALUATION_LIMIT_MS.starting` unless told. */
  readonly startingLimitMs?: number;
  readonly now?: () => number;
}

/** What the host serves by a registry: one release of each remote, and the canaries beside them. */
export interface ServedReleases {
  readonly registry: Registry;
  readonly set: ReleaseSet;
  /** Canaries that can be rendered, by the name of their remote. */
  readonly canaries: ReadonlyMap<string, LoadedRelease>;
}

// What could not be used is tried again after 5, 10, … 300 s: a file may have been late, a disk away.
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 300_000;

const sameEntries = <Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

/** How many earlier releases are tried at a start: a store that is away would be asked for each of them. */
const EARLIER_RELEASES = 3;

/** What a rollback would lead to, the youngest first. */
const earlierOf = ({ active, retained, withdrawn }: RegistryEntry): readonly ReleaseReference[] =>
  retained.filter(({ release }) => release !== active.release && !withdrawn.includes(release)).slice(0, EARLIER_RELEASES);

/** Releases that have been active before this process began: a rollback to them needs no smoke test. */
const provenBy = ({ remotes }: Registry): string[] =>
  Object.values(remotes).flatMap(({ retained, withdrawn }) =>
    retained.filter(({ release }) => !withdrawn.includes(release)).map(({ document }) => document),
  );

/**
 * Keeps the releases that are served: looks at the registry every half second and changes the set as a whole.
 * Last known good: a release or a registry that cannot be used is reported and leaves the old one in place.
 */
export class ReleaseWatcher {
  readonly #options: WatcherOptions;
  #served: ServedReleases | null = null;
  /** Names the state of the registry that was looked at last. */
  #stamp = '';
  #failures = 0;
  #retryAt = Number.POSITIVE_INFINITY;
  /** Warnings since the registry changed: each is given once. */
  readonly #warned = new Set<string>();
  /** Documents of releases that have been served. */
  readonly #proven = new Set<string>();
  /** By remote and document, until the registry changes or a failure is tried again. */
  readonly #smokeTests = new Map<string, 'running' | 'passed' | Error>();
  /** A smoke test has ended: the registry is worth another look, changed or not. */
  #isAsked = false;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #isStopped = false;

  constructor(options: WatcherOptions) {
    this.#options = options;
  }

  /** @throws before `start` has finished */
  get served(): ServedReleases {
    if (this.#served === null) throw new Error('no release set yet');
    return this.#served;
  }

  /** The set for visitors who are in no canary. */
  get current(): ReleaseSet {
    return this.served.set;
  }

  /** Loads the first set. @throws one clear line when the registry or the host's release cannot be used */
  async start(): Promise<void> {
    const { source, log, intervalMs = 500 } = this.#options;
    const registry = await source.read().catch((error: unknown) => {
      if (source.lastGood === null) throw error;
      log.warn({ error: String(error) }, 'the registry cannot be used; the last good one stands in for it');
      return source.lastGood;
    });
    await this.#load(registry);
    for (const document of provenBy(registry)) this.#proven.add(document);
    this.#timer = setInterval(() => void this.look(), intervalMs);
  }

  /** Ends with the look that is under way, so that nothing is read or logged afterwards. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopped = true;
    await this.#looking;
  }

  /** Looks once, unless stopped; calls made meanwhile share the look. */
  look(): Promise<void> {
    if (this.#isStopped) return this.#looking ?? Promise.resolve();
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = null;
      if (this.#isAsked) void this.look();
    });
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    const { source, now = Date.now } = this.#options;
    const stamp = await source.stamp();
    if (stamp !== this.#stamp) {
      this.#stamp = stamp;
      this.#failures = 0;
      this.#warned.clear();
    } else if (now() >= this.#retryAt) {
      for (const [key, outcome] of this.#smokeTests) if (outcome instanceof Error) this.#smokeTests.delete(key);
    } else if (!this.#isAsked) return;
    this.#isAsked = false;
    this.#retryAt = Number.POSITIVE_INFINITY;
    try {
      await this.#load(await source.read());
    } catch (error) {
      this.#warnOnce({ error: String(error) }, 'the registry cannot be used; the last good one stays');
    }
  }

  /** Logs once that something cannot be used, and schedules another try. */
  #warnOnce(data: object, message: string): void {
    const { log, now = Date.now } = this.#options;
    this.#retryAt = now() + Math.min(FIRST_RETRY_MS * 2 ** this.#failures, LAST_RETRY_MS);
    this.#failures += 1;
    const text = message + JSON.stringify(data);
    if (!this.#warned.has(text)) log.warn(data, message);
    this.#warned.add(text);
  }

  /** @returns false while a smoke test is under way, which does not delay a rollback of another remote. @throws when it failed */
  #hasPassed(smokeTest: SmokeTest, name: string, reference: ReleaseReference, registry: Registry): boolean {
    const key = `${name} ${reference.document}`;
    const outcome = this.#smokeTests.get(key);
    if (outcome instanceof Error) throw outcome;
    if (outcome !== undefined) return outcome === 'passed';
    this.#smokeTests.set(key, 'running');
    const end = (ended: 'passed' | Error): void => {
      this.#smokeTests.set(key, ended);
      this.#isAsked = true;
      void this.look();
    };
    smokeTest(name, reference, registry).then(
      () => end('passed'),
      (error: unknown) => end(error instanceof Error ? error : new Error(String(error))),
    );
    return false;
  }

  /** A release of a registry, ready to be served; null while it is smoke-tested. @throws when it is not to be used */
  async #release(name: string, reference: ReleaseReference, registry: Registry, isServed: boolean): Promise<LoadedRelease | null> {
    const { pool, smokeTest, startingLimitMs = EVALUATION_LIMIT_MS.starting } = this.#options;
    const before = this.#served;
    const known = pool.find(name, reference);
    if (known !== undefined) return known;
    const isNew = before !== null && !this.#proven.has(reference.document);
    if (smokeTest && isNew && !this.#hasPassed(smokeTest, name, reference, registry)) return null;
    return pool.load(name, reference, {
      limitMs: before ? EVALUATION_LIMIT_MS.serving : startingLimitMs,
      onBundleError: (error) => {
        // The old server bundle is served while the new one is not usable (HTML and client addresses together).
        if (isServed) throw error;
        this.#warnOnce(
          { remote: name, release: reference.release, error: String(error) },
          'server bundle unusable: rendered in the browser',
        );
      },
    });
  }

  /** The last release before the active one that is usable, for a remote of which none is served yet. */
  async #earlier(name: string, entry: RegistryEntry, registry: Registry): Promise<LoadedRelease | undefined> {
    for (const reference of earlierOf(entry)) {
      try {
        const release = await this.#release(name, reference, registry, true);
        if (release !== null) return release;
      } catch (error) {
        this.#warnOnce({ remote: name, release: reference.release, error: String(error) }, 'earlier release unusable, too');
      }
    }
    return undefined;
  }

  async #load(registry: Registry): Promise<void> {
    const before = this.#served;
    const remotes = new Map<string, LoadedRelease>();
    const canaries = new Map<string, LoadedRelease>();
    let host = before?.set.host;
    for (const [name, entry] of Object.entries(registry.remotes)) {
      if (entry.killed) continue;
      const old = name === HOST_NAME ? host : before?.set.remotes.get(name);
      const isServed = old !== undefined;
      let active = old;
      try {
        active = (await this.#release(name, entry.active, registry, isServed)) ?? old;
      } catch (error) {
        active ??= await this.#earlier(name, entry, registry);
        if (name === HOST_NAME && active === undefined)
          throw new Error(`host release ${entry.active.release} cannot be used: ${String(error)}`, { cause: error });
        this.#warnOnce({ remote: name, release: entry.active.release, error: String(error) }, 'release unusable; the last good one stays');
      }
      if (name === HOST_NAME) host = active;
      else if (active !== undefined) remotes.set(name, active);
      if (entry.canary === null) continue;
      try {
        const canary = await this.#release(name, entry.canary, registry, true);
        if (canary !== null) canaries.set(name, canary);
      } catch (error) {
        this.#warnOnce({ remote: name, release: entry.canary.release, error: String(error) }, 'canary unusable; nobody gets it');
      }
    }
    if (host === undefined || host.bundle === null) throw new Error(`the registry names no usable release of ${HOST_NAME}`);
    const set = releaseSetOf(registry.revision, host, remotes);
    // The same releases are the same set: what was worked out for it stays good.
    const isSame = before !== null && before.set.host === host && sameEntries(before.set.remotes, remotes);
    for (const { documentIntegrity } of [host, ...remotes.values(), ...canaries.values()]) this.#proven.add(documentIntegrity);
    this.#served = { registry, set: isSame ? { ...before.set, revision: registry.revision } : set, canaries };
    if (!isSame || !sameEntries(before.canaries, canaries)) {
      this.#options.log.info({ revision: registry.revision, releases: set.key, canaries: [...canaries.keys()] }, 'releases changed');
    }
  }
}
