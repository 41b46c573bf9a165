import { OVERRIDE_STATE_PATH, overrideStateSchema, type OverrideState, type PageReleases } from 'shared-contracts/federation';
import * as v from 'valibot';

/** Polling interval of a visible page, ms: a developer waits for it. */
const EVERY_MS = 2_000;

interface FollowPorts {
  readonly releases: Pick<PageReleases, 'remotes'>;
  readonly fetch: typeof window.fetch;
  /** Why addresses are not shown; '': all are. */
  readonly onProblems: (problems: string) => void;
  /** The address has a newer release than the one this page was rendered with. @param wasBuiltNow while the page was open */
  readonly onNewer: (wasBuiltNow: boolean) => void;
}

type Release = OverrideState['overrides'][number];

const isElsewhere = ({ address }: Release): boolean => address !== null;

/**
 * Asks the host which releases the addresses of this visitor's overrides have, as long as the page is visible.
 * @returns ends it
 */
export const followAddresses = ({ releases, fetch, onProblems, onNewer }: FollowPorts): (() => void) => {
  /** What the first answer said: the page may be older than it. */
  let first: ReadonlyMap<string, string | null> | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;

  const look = async (): Promise<void> => {
    if (document.hidden) return;
    const answer = await fetch(OVERRIDE_STATE_PATH);
    const { overrides } = v.parse(overrideStateSchema, await answer.json());
    const followed = overrides.filter(isElsewhere);
    onProblems(followed.flatMap(({ name, problem }) => (problem === null ? [] : [`${name}: ${problem}`])).join('\n'));
    const known = first ?? new Map(followed.map(({ name, release }) => [name, release]));
    first = known;
    const newer = followed.filter(({ name, release }) => release !== null && release !== releases.remotes[name]?.release);
    if (newer.length > 0) onNewer(newer.some(({ name, release }) => known.get(name) !== release));
  };
  const go = (): void => {
    // Without an answer the host is away or restarts: the next poll will do.
    void look()
      .catch(() => {})
      .then(() => {
        if (!isOver) timer = setTimeout(go, EVERY_MS);
      });
  };
  go();
  return () => {
    isOver = true;
    if (timer !== null) clearTimeout(timer);
  };
};
