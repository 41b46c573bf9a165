import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/ports.ts';
import { startScript } from '../../lib/own-servers.ts';
import { atMost, type Measure } from '../measure.ts';

/** Time of a first start with installed packages: build of everything, seed of the full catalogue, first page answered. */
export const startTime: Measure = {
  name: 'start-time',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'amperio-start-'));
    const port = await freePort();
    const since = performance.now();
    const shop = startScript('scripts/start.ts', `http://127.0.0.1:${port}`, {
      PORT: String(port),
      COMMERCE_API_PORT: String(await freePort()),
      COMMERCE_API_URL: '',
      DATA_DIR: dataDir,
      RELEASES_DIR: join(dataDir, 'releases'),
      REGISTRY_FILE: join(dataDir, 'registry.json'),
      PRODUCTS: '6000',
    });
    try {
      await shop.ready('/');
      return [atMost('first start with the packages installed', performance.now() - since, 60_000, 'ms')];
    } finally {
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
