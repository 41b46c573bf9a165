import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { promote } from 'release-kit/registry';
import { root } from '../../scripts/lib/paths.ts';
import { referenceOf } from '../../scripts/lib/testing/release-reference.ts';
import { OwnReleases } from './own-release.ts';
import { Scratch, startHost, type OwnServer } from './own-servers.ts';
import { expect, test as base } from './test.ts';

interface Served {
  readonly revision: number;
  readonly releases: readonly { readonly name: string; readonly release: string }[];
}

/** Releases by the names of their packages. */
export type ReleaseIds = Readonly<Record<string, string>>;

/** A host with a registry and releases of its own, so that one test can release without affecting others. */
export class OwnShop {
  readonly host: OwnServer;
  readonly releases: OwnReleases;

  constructor(host: OwnServer, releases: OwnReleases) {
    this.host = host;
    this.releases = releases;
  }

  async #answer(): Promise<Served> {
    return (await (await fetch(`${this.host.url}/__federation/releases`)).json()) as Served; // the host's own answer
  }

  /** The releases that visitors get now. */
  async served(): Promise<ReleaseIds> {
    const { releases } = await this.#answer();
    return Object.fromEntries(releases.map(({ name, release }) => [name, release]));
  }

  /** Activates a release that the host refuses: waits until it says so. */
  async refuses(name: string, release: string): Promise<void> {
    this.releases.activate(name, release);
    const isRefused = (line: string): boolean => line.includes(`"release":"${release}"`) && line.includes('release unusable');
    await expect
      .poll(() => this.host.output.split('\n').some(isRefused), { timeout: 30_000, message: `${name} ${release} is refused` })
      .toBe(true);
  }

  /** Makes the running shop's releases active again, as they were when this shop started, and waits until the host serves them. */
  async restore(): Promise<void> {
    if (!this.releases.restore()) return;
    const { revision } = this.releases.registry;
    await expect
      .poll(async () => (await this.#answer()).revision, { timeout: 30_000, message: 'the first releases are served again' })
      .toBe(revision);
  }

  /** Waits until visitors get these releases. */
  async serves(releases: ReleaseIds): Promise<void> {
    await expect.poll(() => this.served(), { timeout: 30_000, intervals: [100] }).toMatchObject(releases);
  }

  /** Makes releases active in one change of the registry; the host serves them after its smoke tests. */
  promote(releases: ReleaseIds): void {
    const references = Object.entries(releases).map(([name, release]) => [name, referenceOf(this.releases.places, name, release)]);
    this.releases.change((remotes) => promote(remotes, Object.fromEntries(references)));
  }

  /** Runs `pnpm gc` on these releases. @returns its output */
  async collect(): Promise<string> {
    const { releasesDir: RELEASES_DIR, registryFile: REGISTRY_FILE } = this.releases;
    const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/registry.ts', 'gc'], {
      cwd: root,
      env: { ...process.env, RELEASES_DIR, REGISTRY_FILE },
    });
    return stdout;
  }
}

/** Collects the releases, `name@release`, of which a page requests files. */
export const noteReleases = (page: Page): ReadonlySet<string> => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name, release] = /\/(?:assets|releases)\/([\w-]+)\/([^/]+)\//.exec(request.url()) ?? [];
    if (name !== undefined && release !== undefined) asked.add(`${name}@${release}`);
  });
  return asked;
};

/** The releases in `asked` that are not among `releases`. */
export const othersThan = (releases: ReleaseIds, asked: ReadonlySet<string>): string[] =>
  [...asked].filter((one) => !Object.entries(releases).some(([name, release]) => one === `${name}@${release}`));

/** Waits until the page has read the state of the releases (`/__federation/state`). */
export const stateIsRead = async (page: Page): Promise<void> => {
  const answer = await page.waitForResponse(/__federation\/state/);
  await answer.finished();
};

/** Fires `visibilitychange`, as when the visitor returns to the tab, and waits until the page has read the state of the releases. */
export const returnToTab = async (page: Page): Promise<void> => {
  const stateRead = stateIsRead(page);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await stateRead;
};

/** Settings of a host for developers: overrides of releases, from this machine as well, and metrics. */
export const developerHost: NodeJS.ProcessEnv = { OVERRIDES: '1', OVERRIDE_ORIGINS: 'localhost', METRICS: '1' };

interface Fixtures {
  readonly own: OwnShop;
}

interface WorkerFixtures {
  /** Settings of the host. */
  readonly hostEnv: NodeJS.ProcessEnv;
  /** Serves all tests of a worker, one after another: the start of a host costs more than most tests. */
  readonly startedShop: OwnShop;
}

/**
 * A browser test against a host with a registry of its own. After each test the host serves the first releases again; ids of derived
 * releases must differ between tests. A file whose tests all use it says `mode: 'default'`, so that one worker runs them.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  hostEnv: [{}, { scope: 'worker', option: true }],
  startedShop: [
    async ({ shopUrl, hostEnv }, use) => {
      const scratch = new Scratch();
      const releases = new OwnReleases(scratch);
      const { registryFile, releasesDir } = releases;
      const host = await startHost({ commerceUrl: shopUrl, registryFile, releasesDir, env: hostEnv });
      try {
        await host.ready('/healthz');
        await use(new OwnShop(host, releases));
      } finally {
        await host.stop();
        scratch.remove();
      }
    },
    { scope: 'worker' },
  ],
  own: async ({ startedShop }, use, testInfo) => {
    const printed = startedShop.host.output.length;
    await use(startedShop);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('what the host printed', { body: startedShop.host.output.slice(printed) });
    await startedShop.restore();
  },
  baseURL: async ({ own }, use) => use(own.host.url),
});

export { expect };
