import { CHECKOUT_PATH, pageModules, type ExposedModule } from 'shared-contracts';
import { browserPage } from '../../shell/browser-page.ts';
import { guardedReload, reloadPorts } from '../../shell/index.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';
import { loadDeferred } from '../../schedule/load-deferred.ts';
import { pinReleases } from './pin-releases.ts';
import { watchReleases } from './watch-releases.ts';

/** By kind of page, as in events; the host renders some itself. */
const modules: Readonly<Record<string, ExposedModule | undefined>> = pageModules;

const isCheckingOut = (path: string): boolean => path.startsWith(CHECKOUT_PATH);

/** With a release that was taken back, or that is old, a document ends at the next navigation, a checkout after its order. */
const leavesOutdated = (from: string, to: string): boolean => {
  if (isCheckingOut(from) && isCheckingOut(to)) return false;
  location.reload();
  return true;
};

/** Keeps an open page consistent with its releases: a checkout pins them; a page with a withdrawn release or a killed remote is left. */
export const keepReleases = (environment: BrowserEnvironment, kind: string): void => {
  const { bus, releases, leaves } = environment;
  let shown = kind;
  const gone = new Set<string>();
  const leave = (): void => void (leaves.current = leavesOutdated);
  bus.on('navigation.completed@1', (event) => void (shown = event.kind));
  // A cookie that the server reads before any script runs: the storage of the shop cannot hold it.
  pinReleases({ bus, releases, kind, setCookie: browserPage.setCookie });
  watchReleases({
    bus,
    releases,
    fetch: (path) => fetch(path),
    now: Date.now,
    onOutdated: leave,
    onKilled: (name) => {
      leave();
      // Every answer repeats it; a drawer that was opened since stays open.
      if (!gone.has(name))
        void loadDeferred(
          () => import('./empty-slots.ts'),
          ({ emptySlots }) => emptySlots(environment, [name]),
        );
      gone.add(name);
      // The server renders its fallback; other pages lose nothing of what is being typed there.
      if (modules[shown]?.remote === name) guardedReload(reloadPorts(), 'chunk');
    },
  });
};
