import type { PageReleases } from 'shared-contracts/federation';
import { overridesIn, showBadge } from './badge.ts';
import { followAddresses } from './follow-addresses.ts';
import { createOverlay } from './overlay.ts';

const PARAMETER = 'mfe.overlay';

/** A page in which nothing was typed yet loses nothing by a reload. */
const untilTyped = (): (() => boolean) => {
  let isTyped = false;
  addEventListener('input', () => void (isTyped = true), { capture: true, once: true });
  return () => isTyped;
};

/** Shows what is overridden; with releases from addresses, it looks for newer ones and shows them. */
const logOverrides = (releases: PageReleases): void => {
  const overrides = overridesIn(document.cookie);
  if (overrides.size === 0) return;
  const badge = showBadge(overrides, releases);
  if ([...overrides.values()].every(({ address }) => address === null)) return;
  const isTyped = untilTyped();
  const stop = followAddresses({
    releases,
    fetch: window.fetch.bind(window),
    onProblems: badge.showProblems,
    onNewer: (wasBuiltNow) => {
      // What was there before this page was loaded would be there after a reload, too: only a press reloads.
      if (!wasBuiltNow || isTyped()) return badge.offerNewer();
      stop();
      location.reload();
    },
  });
};

/**
 * Tells which releases are overridden, if any, and offers the boundary overlay: Alt+B shows and hides it, `?mfe.overlay=1` shows it from
 * the start. For environments that allow overrides; pages of others never load this code.
 */
export const offerOverlay = (releases: PageReleases): void => {
  logOverrides(releases);
  const overlay = createOverlay({ nameOf: (remote) => `${remote}@${releases.remotes[remote]?.release ?? '?'}` });
  addEventListener('keydown', (event) => {
    // By the place of the key: with Alt some keyboards write another letter.
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyB') return;
    event.preventDefault();
    overlay.toggle();
  });
  if (new URLSearchParams(location.search).get(PARAMETER) === '1') overlay.toggle();
};
