import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { createFakeClock, type FakeClock } from 'shared-contracts/testing';
import { Circuits } from '../../circuit/circuits.ts';
import { readConfig } from '../ops/config.ts';
import { RENDER_CIRCUIT } from '../pages/render-circuits.ts';
import { FrameDataCache } from '../commerce/frame-data.ts';
import { HtmlCache } from '../pages/html-cache.ts';
import { registerPages } from '../pages/pages.ts';
import { Recompressor } from '../pages/recompressor.ts';
import { ReleaseChoices } from '../releases/release-choice.ts';
import { ReleasePool } from '../releases/release-pool.ts';
import { PageStyleBook } from '../pages/page-styles.ts';
import { PerReleaseSet } from '../releases/per-release-set.ts';
import { pageReleasesJson } from '../releases/release-set.ts';
import { ReleaseWatcher } from '../releases/release-watcher.ts';
import { requireSingleton } from '../singletons.ts';
import { PageDataStore } from '../pages/page-data.ts';
import { partiesByLanguage } from '../pages/third-parties/page-parties.ts';
import { FakeCommerce } from './fake-commerce.ts';
import { ReleaseFolder, type TestRelease, folderReader } from './release-folder.ts';

export interface PageServer {
  readonly app: FastifyInstance;
  readonly commerce: FakeCommerce;
  readonly clock: FakeClock;
  readonly cache: HtmlCache;
  readonly frames: FrameDataCache;
  readonly folder: ReleaseFolder;
  readonly watcher: ReleaseWatcher;
  readonly close: () => Promise<void>;
}

interface PageServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly host?: Partial<TestRelease>;
  readonly catalog?: Partial<TestRelease>;
}

/** The pages of a host with small releases of the test's own and a commerce server in memory; nothing listens. */
export const createPageServer = async ({ env = {}, host = {}, catalog = {} }: PageServerOptions = {}): Promise<PageServer> => {
  const folder = new ReleaseFolder();
  folder.add({ name: 'host-shell', id: '1.0.0-a', ...host });
  folder.add({ name: 'mfe-catalog', id: '1.0.0-a', ...catalog });
  folder.activate({ 'host-shell': '1.0.0-a', 'mfe-catalog': '1.0.0-a' });
  const log = { warn: () => {}, info: () => {} };
  const pool = new ReleasePool({ store: folderReader(folder.dir), require: requireSingleton });
  const watcher = new ReleaseWatcher({ source: folder.source(), pool, log, intervalMs: 3_600_000 });
  await watcher.start();
  const config = readConfig({ ...env });
  const clock = createFakeClock();
  const commerce = new FakeCommerce();
  const frames = new FrameDataCache(commerce, clock.now);
  const cache = new HtmlCache({ bytes: config.htmlCache.bytes, freshMs: config.htmlCache.freshMs, now: clock.now });
  const pageData = new PageDataStore({ bytes: 1024 * 1024 });
  const app = Fastify({ trustProxy: true });
  registerPages(app, {
    config,
    services: {
      commerce,
      frames,
      styles: new PageStyleBook(),
      releases: new PerReleaseSet(pageReleasesJson),
      deadlineMs: 500,
      random: () => 0.5,
      storesPageData: config.htmlCache.enabled,
      circuits: new Circuits(RENDER_CIRCUIT, clock.now),
      allows: {},
      parties: partiesByLanguage(config.thirdParties),
      metrics: null,
    },
    releases: new ReleaseChoices({ served: () => watcher.served, pool, log }),
    cache,
    pageData,
    recompressor: new Recompressor(cache, { isBusy: () => false, pause: (ms) => setTimeout(ms, undefined, { ref: false }) }),
    now: clock.now,
  });
  const close = async () => {
    await watcher.stop();
    await app.close();
    folder.remove();
  };
  return { app, commerce, clock, cache, frames, folder, watcher, close };
};
