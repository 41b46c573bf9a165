import type { EventBus } from 'shared-contracts';
import { PAGE_KEEPS_RELEASES_MS, RELEASE_STATE_PATH, type PageReleases, type ReleaseState } from 'shared-contracts/federation';

/** Polling interval of a visible page, ms; a switched-off remote is removed from it within this time. */
const EVERY_MS = 15_000;

interface OpenPage {
  readonly bus: EventBus;
  readonly releases: PageReleases;
  readonly fetch: typeof window.fetch;
  /** ms */
  readonly now: () => number;
  /** The next navigation brings a new document: a release of this one was taken back, or may soon be gone from the store. */
  readonly onOutdated: () => void;
  /** A remote of this page was switched off. */
  readonly onKilled: (name: string) => void;
}

/** Which of the page's releases were taken back, and which of its remotes switched off. @throws for what is no such answer */
export const verdictOn = ({ remotes }: Pick<PageReleases, 'remotes'>, { withdrawn, killed }: ReleaseState) => ({
  withdrawn: Object.entries(remotes).some(([name, { release }]) => withdrawn[name]?.includes(release)),
  killed: killed.filter((name) => name in remotes),
});

/** Polls, while the page is visible, whether its releases may still be used. Without an answer nothing changes. */
export const watchReleases = ({ bus, releases, fetch, now, onOutdated, onKilled }: OpenPage): void => {
  const opened = now();
  const ask = async (): Promise<void> => {
    if (document.hidden || !navigator.onLine) return;
    try {
      const answer = await fetch(RELEASE_STATE_PATH);
      // Of the page's own host; what is no such answer throws, and is no news.
      const { withdrawn, killed } = verdictOn(releases, (await answer.json()) as ReleaseState);
      if (withdrawn || now() - opened > PAGE_KEEPS_RELEASES_MS) onOutdated();
      for (const name of killed) onKilled(name);
    } catch {
      // The host is away, or its answer is unusable: the page stays as it is.
    }
  };
  const look = (): void => void ask();
  setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  bus.on('navigation.completed@1', look);
  look();
};
