/** Where an open page asks whether its releases may still be used. */
export const RELEASE_STATE_PATH = '/__federation/state';

export interface ReleaseState {
  readonly revision: number;
  /** Releases that were taken back, by package: open pages leave them with their next navigation. */
  readonly withdrawn: Readonly<Record<string, readonly string[]>>;
  /** Remotes that are switched off, also in open pages. */
  readonly killed: readonly string[];
}
