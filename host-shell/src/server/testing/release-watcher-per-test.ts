import { afterEach, beforeEach, jest } from '@jest/globals';
import { ReleasePool } from '../releases/release-pool.ts';
import { serverModule } from '../releases/release-set.ts';
import { ReleaseWatcher, type WatcherOptions } from '../releases/release-watcher.ts';
import type { SmokeTest } from '../releases/smoke-test.ts';
import { requireSingleton } from '../singletons.ts';
import { ReleaseFolder, folderReader } from './release-folder.ts';

export const HOST = 'host-shell';
export const CATALOG = 'mfe-catalog';

/** Releases of a host and of one remote, and a watcher that looks when a test says so: `1.0.0-a` of both is active. */
export class WatcherTest {
  readonly warn = jest.fn<(data: object, message: string) => void>();
  readonly smokeTest = jest.fn<SmokeTest>().mockResolvedValue();
  readonly folder = new ReleaseFolder();
  readonly watcher: ReleaseWatcher;
  #now = 0;

  constructor() {
    this.folder.add({ name: HOST, id: '1.0.0-a' });
    this.folder.add({ name: CATALOG, id: '1.0.0-a' });
    this.folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' });
    this.watcher = this.another({ smokeTest: this.smokeTest, now: () => this.#now });
  }

  /** A watcher of the same folder, as after a restart of the host. */
  another(options: Pick<WatcherOptions, 'smokeTest' | 'now' | 'startingLimitMs'> = {}): ReleaseWatcher {
    return new ReleaseWatcher({
      source: this.folder.source(),
      pool: new ReleasePool({ store: folderReader(this.folder.dir), require: requireSingleton }),
      log: { warn: this.warn, info: () => {} },
      intervalMs: 3_600_000, // the tests look themselves
      ...options,
    });
  }

  pass(ms: number): void {
    this.#now += ms;
  }

  /** The served release of the remote. */
  catalog(): string | undefined {
    return this.watcher.current.remotes.get(CATALOG)?.release.release;
  }

  /** What the listing of the served release says. */
  rendered(): string {
    return String(Reflect.apply(serverModule(this.watcher.current, CATALOG, './ListingPage')?.default ?? (() => null), null, [{}]));
  }

  warnings(): readonly string[] {
    return this.warn.mock.calls.map(([data, message]) => `${message} ${JSON.stringify(data)}`);
  }

  /** Looks, and looks again when what was smoke-tested has passed. */
  async follow(): Promise<void> {
    await this.watcher.look();
    await this.watcher.look();
  }
}

/** A watcher of releases for each test of a file; it is stopped afterwards. */
export const releaseWatcherPerTest = (): (() => WatcherTest) => {
  let test: WatcherTest;
  beforeEach(() => {
    test = new WatcherTest();
  });
  afterEach(async () => {
    await test.watcher.stop();
    test.folder.remove();
  });
  return () => test;
};
