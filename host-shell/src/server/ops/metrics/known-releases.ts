/** Metric labels: package and release of some code. */
export interface ReleaseLabels {
  readonly remote: string;
  readonly release: string;
}

/** For what a browser names that this host does not know. */
export const UNKNOWN: ReleaseLabels = { remote: 'other', release: 'other' };

/** How many releases of each package are known, the newest first; pages with older ones are rare. */
const KEPT = 5;

/** The releases that were live here lately: browsers can name no others, so that the number of label values is bounded. */
export class KnownReleases {
  readonly #live = new Map<string, readonly string[]>();
  readonly #onForgotten: (labels: ReleaseLabels) => void;

  /** @param onForgotten called with a release that so many newer ones have followed */
  constructor(onForgotten: (labels: ReleaseLabels) => void) {
    this.#onForgotten = onForgotten;
  }

  learn({ remote, release }: ReleaseLabels): void {
    const known = [release, ...(this.#live.get(remote) ?? []).filter((other) => other !== release)];
    for (const old of known.slice(KEPT)) this.#onForgotten({ remote, release: old });
    this.#live.set(remote, known.slice(0, KEPT));
  }

  /** The labels themselves when they name a known release. */
  labelsOf({ remote, release }: ReleaseLabels): ReleaseLabels {
    return this.#live.get(remote)?.includes(release) ? { remote, release } : UNKNOWN;
  }
}
