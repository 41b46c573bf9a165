import type { PageReleases } from 'shared-contracts/federation';
import { overridesIn, showBadge } from './badge.ts';
import { createOverlay } from './overlay.ts';

const PARAMETER = 'mfe.overlay';

/**
 * Tells which releases are overridden, if any, and offers the boundary overlay: Alt+B shows and hides it, `?mfe.overlay=1` shows it from the start. For environments that allow
 * overrides; pages of others never load this code.
 */
export const offerOverlay = ({ remotes }: PageReleases): void => {
  const overrides = overridesIn(document.cookie);
  if (overrides.size > 0) showBadge(overrides);
  const overlay = createOverlay({ nameOf: (remote) => `${remote}@${remotes[remote]?.release ?? '?'}` });
  addEventListener('keydown', (event) => {
    // By the place of the key: with Alt some keyboards write another letter.
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyB') return;
    event.preventDefault();
    overlay.toggle();
  });
  if (new URLSearchParams(location.search).get(PARAMETER) === '1') overlay.toggle();
};
