import { join } from 'node:path';
import { buildSite } from 'release-kit/build';
import type { Report } from './build-all.ts';
import { root, type Places } from './paths.ts';

/** The package of the desk, from the root. */
export const DESK = 'commerce-api/desk';

/** Builds the page of the shop's staff, unless its inputs are those of the last build. The commerce server serves it at /desk (ADR 081). */
export const buildDesk = async ({ cacheDir }: Pick<Places, 'cacheDir'>, report: Report): Promise<void> => {
  const since = performance.now();
  const built = await buildSite({ root, dir: DESK, publicPath: '/desk/', outDir: join(root, DESK, 'dist'), cacheDir });
  report(built ? `  built desk (${((performance.now() - since) / 1000).toFixed(1)} s)` : '  desk is up to date');
};
