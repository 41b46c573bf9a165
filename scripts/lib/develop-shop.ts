import { buildPackages, releasesOf, type Report } from './build-all.ts';
import { buildDesk, DESK } from './build-desk.ts';
import { buildable, placesOf, root } from './paths.ts';
import { activateReleases, localRegistry } from './registry.ts';
import { startShop } from './shop.ts';
import type { Stoppable } from './stopping.ts';
import { uploadCandidates } from './upload.ts';
import { watchSources } from './watch.ts';

/** The packages to rebuild and the servers to restart after a change of some files (paths relative to the workspace root). */
export const effectOf = (files: readonly string[]): { readonly build: readonly string[]; readonly restart: readonly ServerName[] } => {
  const shared = files.some((file) => /^shared-(ui|contracts)\//.test(file));
  const build = buildable.filter((name) => shared || files.some((file) => file.startsWith(`${name}/`)));
  const touched = (folder: string) => files.some((file) => file.startsWith(`${folder}/`));
  const restart: ServerName[] = [];
  if (touched('commerce-api/src')) restart.push('commerce-api');
  if (touched('host-shell/src/server')) restart.push('host-shell');
  return { build, restart };
};

export type ServerName = 'host-shell' | 'commerce-api';

/** Runs the whole shop; changed packages are rebuilt and made active, changed servers are restarted. */
export const developShop = async (env: NodeJS.ProcessEnv, report: Report): Promise<Stoppable> => {
  const places = placesOf(env);
  report('Amperio: building and starting for development');
  const shop = await startShop(env, report, 'sources');

  const follow = async (files: readonly string[]): Promise<void> => {
    const { build, restart } = effectOf(files);
    const since = performance.now();
    const caches: Promise<void>[] = [];
    try {
      const candidates = await buildPackages(
        build,
        places,
        () => {},
        (stored) => caches.push(stored),
      );
      await uploadCandidates(candidates, places, () => {});
      if (files.some((file) => file.startsWith(`${DESK}/`) || file.startsWith('shared-contracts/'))) await buildDesk(places, report);
      const changed = await activateReleases(releasesOf(candidates), localRegistry(places));
      if (changed.length > 0)
        report(`  ${changed.join(', ')}: built and active after ${((performance.now() - since) / 1000).toFixed(1)} s; load the page again`);
      for (const name of restart) {
        report((await shop.restart(name)) ? `  ${name}: started again` : `  ${name} is not run by this shop: start it again yourself`);
      }
    } catch (error) {
      report(
        `\n${error instanceof Error ? error.message : String(error)}\n  what was active stays active; the next change is tried again\n`,
      );
    }
    await Promise.all(caches);
  };

  const watch = watchSources(root, [...buildable, 'shared-contracts', 'shared-ui', 'commerce-api', DESK], follow);
  report(`\n  The shop is open: ${shop.url}   (changes are built as you save; Ctrl-C ends it)\n`);
  return {
    stop: async () => {
      watch.close();
      await shop.stop();
    },
  };
};
