import { CHECKOUT_PATH, pageModules } from 'shared-contracts';
import { guardedReload, reloadPorts } from '../../shell/index.ts';
import type { BrowserEnvironment } from '../create-environment.ts';
import { emptySlots } from './empty-slots.ts';
import { holdReleases } from './hold-releases.ts';
import { watchReleases } from './watch-releases.ts';

const isDrawnBy = (kind: string, names: readonly string[]): boolean =>
  Object.entries(pageModules).some(([page, { remote }]) => page === kind && names.includes(remote));

const isCheckingOut = (path: string): boolean => path.startsWith(CHECKOUT_PATH);

/** With a release that was taken back a document ends at the next navigation, a checkout after its order. */
const leavesOutdated = (from: string, to: string): boolean => {
  if (isCheckingOut(from) && isCheckingOut(to)) return false;
  location.reload();
  return true;
};

/** Keeps an open page true to its releases: a checkout holds on to them, and what was taken back or switched off is left. */
export const keepReleases = (environment: BrowserEnvironment, kind: string): void => {
  const { bus, releases, leaves } = environment;
  let shown = kind;
  const gone = new Set<string>();
  const leave = (): void => void (leaves.current = leavesOutdated);
  bus.on('navigation.completed@1', (event) => void (shown = event.kind));
  // A cookie that the server reads before any script runs: the storage of the shop cannot hold it.
  holdReleases({ bus, releases, kind, setCookie: (cookie) => void (document.cookie = cookie) });
  watchReleases({
    bus,
    releases,
    fetch: window.fetch.bind(window),
    onWithdrawn: leave,
    onKilled: (names) => {
      leave();
      const fresh = names.filter((name) => !gone.has(name));
      for (const name of fresh) gone.add(name);
      emptySlots(environment, fresh);
      // The server draws its fallback; other pages lose nothing of what is being typed there.
      if (isDrawnBy(shown, names)) guardedReload(reloadPorts(), 'chunk');
    },
  });
};
