import type { EventBus } from 'shared-contracts';
import { RELEASE_STATE_PATH, type PageReleases, type ReleaseState } from 'shared-contracts/federation';

/** How often a page that is looked at asks, ms; a switched-off remote leaves it within this time. */
const EVERY_MS = 15_000;

interface OpenPage {
  readonly bus: EventBus;
  readonly releases: PageReleases;
  readonly fetch: typeof window.fetch;
  /** The next navigation brings a new document: a release of this one was taken back. */
  readonly onWithdrawn: () => void;
  /** Remotes of this page that were switched off. */
  readonly onKilled: (names: readonly string[]) => void;
}

/** Which of the page's releases were taken back, and which of its remotes switched off. @throws for what is no such answer */
export const verdictOn = ({ remotes }: Pick<PageReleases, 'remotes'>, { withdrawn, killed }: ReleaseState) => ({
  withdrawn: Object.entries(remotes).some(([name, { release }]) => withdrawn[name]?.includes(release)),
  killed: killed.filter((name) => name in remotes),
});

/**
 * Asks now and then whether the page's releases may still be used, while somebody looks at it. Without an answer it goes on.
 * @returns ends it
 */
export const watchReleases = ({ bus, releases, fetch, onWithdrawn, onKilled }: OpenPage): (() => void) => {
  const ask = async (): Promise<void> => {
    if (document.hidden || !navigator.onLine) return;
    try {
      const answer = await fetch(RELEASE_STATE_PATH);
      // Of the page's own host; what is no such answer throws, and is no news.
      const { withdrawn, killed } = verdictOn(releases, (await answer.json()) as ReleaseState);
      if (withdrawn) onWithdrawn();
      if (killed.length > 0) onKilled(killed);
    } catch {
      // The host is away, or says nothing of use: what is here goes on.
    }
  };
  const look = (): void => void ask();
  const timer = setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  const stop = bus.on('navigation.completed@1', look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    stop();
  };
};
