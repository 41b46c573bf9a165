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
  readonly releases: readonly { readonly name: string; readonly release: string }[];
}

/** Releases by the names of their packages. */
export type ReleaseIds = Readonly<Record<string, string>>;

/** A host over releases of a test's own: what the test releases there no other one sees. */
export class OwnShop {
  readonly host: OwnServer;
  readonly releases: OwnReleases;

  constructor(host: OwnServer, releases: OwnReleases) {
    this.host = host;
    this.releases = releases;
  }

  /** What everybody gets now. */
  async served(): Promise<ReleaseIds> {
    const { releases } = (await (await fetch(`${this.host.url}/__federation/releases`)).json()) as Served; // the host's own answer
    return Object.fromEntries(releases.map(({ name, release }) => [name, release]));
  }

  /** Waits until everybody gets these. */
  async serves(releases: ReleaseIds): Promise<void> {
    await expect.poll(() => this.served(), { timeout: 30_000, intervals: [100] }).toMatchObject(releases);
  }

  /** Makes releases active, all at once; the host takes them when it has drawn a page with each. */
  promote(releases: ReleaseIds): void {
    const references = Object.entries(releases).map(([name, release]) => [name, referenceOf(this.releases.places, name, release)]);
    this.releases.change((remotes) => promote(remotes, Object.fromEntries(references)));
  }

  /** Runs `pnpm gc` over these releases. @returns what it prints */
  async collect(): Promise<string> {
    const { releasesDir: RELEASES_DIR, registryFile: REGISTRY_FILE } = this.releases;
    const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/registry.ts', 'gc'], {
      cwd: root,
      env: { ...process.env, RELEASES_DIR, REGISTRY_FILE },
    });
    return stdout;
  }
}

/** Notes each release, `name@release`, that a page asks for a file of. */
export const noteReleases = (page: Page): ReadonlySet<string> => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name, release] = /\/(?:assets|releases)\/([\w-]+)\/([^/]+)\//.exec(request.url()) ?? [];
    if (name !== undefined && release !== undefined) asked.add(`${name}@${release}`);
  });
  return asked;
};

/** What `noteReleases` has noted beside these. */
export const othersThan = (releases: ReleaseIds, asked: ReadonlySet<string>): string[] =>
  [...asked].filter((one) => !Object.entries(releases).some(([name, release]) => one === `${name}@${release}`));

/** Waits until a page that was opened a moment ago has begun to look after its releases. */
export const beginsToListen = async (page: Page): Promise<void> => {
  const heard = await page.waitForResponse(/__federation\/state/);
  await heard.finished();
};

/** The page looks after its releases, as it does when somebody comes back to it. */
export const comeBack = async (page: Page): Promise<void> => {
  const hears = beginsToListen(page);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await hears;
};

/** A test whose visitor comes to a shop of the test's own. */
export const test = base.extend<{ readonly own: OwnShop }>({
  own: async ({ shopUrl }, use) => {
    const scratch = new Scratch();
    const releases = new OwnReleases(scratch);
    const host = await startHost({ commerceUrl: shopUrl, registryFile: releases.registryFile, releasesDir: releases.releasesDir });
    try {
      await host.ready('/healthz');
      await use(new OwnShop(host, releases));
    } finally {
      await host.stop();
      scratch.remove();
    }
  },
  baseURL: async ({ own }, use) => use(own.host.url),
});

export { expect };
