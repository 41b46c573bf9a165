import type { EventBus } from 'shared-contracts';
import { RELEASE_STATE_PATH, type PageReleases } from 'shared-contracts/federation';

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

const has = (state: object, key: string): unknown => (key in state ? state[key as keyof typeof state] : undefined);

const isText = (value: unknown): value is string => typeof value === 'string';

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** Which of the page's releases were taken back, and which of its remotes switched off; nothing for an answer that is none. */
export const verdictOn = (releases: PageReleases, state: unknown): { readonly withdrawn: boolean; readonly killed: readonly string[] } => {
  if (typeof state !== 'object' || state === null) return { withdrawn: false, killed: [] };
  const withdrawn = has(state, 'withdrawn');
  const off = texts(has(state, 'killed'));
  const taken = (name: string): readonly string[] =>
    typeof withdrawn === 'object' && withdrawn !== null ? texts(has(withdrawn, name)) : [];
  const own = Object.entries(releases.remotes);
  return {
    withdrawn: own.some(([name, { release }]) => taken(name).includes(release)),
    killed: own.map(([name]) => name).filter((name) => off.includes(name)),
  };
};

/**
 * Asks now and then whether the page's releases may still be used, while somebody looks at it. Without an answer it goes on.
 * @returns ends it
 */
export const watchReleases = ({ bus, releases, fetch, onWithdrawn, onKilled }: OpenPage): (() => void) => {
  let asking = false;
  let known = '';
  const ask = async (): Promise<void> => {
    if (asking || document.hidden || !navigator.onLine) return;
    asking = true;
    try {
      const answer = await fetch(RELEASE_STATE_PATH);
      const { withdrawn, killed } = verdictOn(releases, answer.ok ? await answer.json() : null);
      if (withdrawn) onWithdrawn();
      const news = killed.join();
      if (news !== known && news !== '') onKilled(killed);
      known = news;
    } catch {
      // The host is away: what is here goes on.
    } finally {
      asking = false;
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
