/** Where an open page asks whether its releases may still be used. */
export const RELEASE_STATE_PATH = '/__federation/state';

/**
 * How long an open page goes on with the releases that it was rendered with, ms: after that its next navigation brings a new
 * document. A day less than the store keeps them for it.
 */
export const PAGE_KEEPS_RELEASES_MS = 6 * 24 * 60 * 60 * 1000;

export interface ReleaseState {
  readonly revision: number;
  /** Releases that were taken back, by package: open pages leave them with their next navigation. */
  readonly withdrawn: Readonly<Record<string, readonly string[]>>;
  /** Remotes that are switched off, also in open pages. */
  readonly killed: readonly string[];
}
