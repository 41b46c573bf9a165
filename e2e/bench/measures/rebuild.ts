import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage } from 'release-kit/build';
import { placesOf, root } from '../../../scripts/lib/paths.ts';
import { atMost, type Measure } from '../measure.ts';

const PACKAGE = 'mfe-content';
const FILE = join(root, PACKAGE, 'src/cms/CmsPage.tsx');

/** Time of a release build of one remote after a change of one line; the file is restored afterwards. */
export const rebuild: Measure = {
  name: 'rebuild',
  async run() {
    const releasesDir = mkdtempSync(join(tmpdir(), 'amperio-rebuild-'));
    const request = { root, packageName: PACKAGE, releasesDir, cacheDir: placesOf(process.env).cacheDir };
    const source = readFileSync(FILE, 'utf8');
    try {
      await (
        await buildPackage(request)
      ).stored;
      appendFileSync(FILE, `\nexport const measured = ${Date.now()};\n`);
      const since = performance.now();
      await buildPackage(request);
      return [atMost('rebuild of a remote after a change of one line', performance.now() - since, 5_000, 'ms')];
    } finally {
      writeFileSync(FILE, source);
      rmSync(releasesDir, { recursive: true, force: true });
    }
  },
};
