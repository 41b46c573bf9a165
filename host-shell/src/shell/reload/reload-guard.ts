import {
  ERROR_RELOAD_GUARD_MS,
  RELOAD_GUARDS,
  RELOAD_THROTTLE_MS,
  TRANSLATION_RELOAD_GUARD_MS,
  type ReloadGuardCause,
  type ShopStorage,
} from 'shared-contracts';

/** ≠07: each cause has its own time (ms) in which the page does not read itself again a second time. */
const guardMs: Readonly<Record<ReloadGuardCause, number>> = {
  chunk: RELOAD_THROTTLE_MS,
  'error-page': ERROR_RELOAD_GUARD_MS,
  translation: TRANSLATION_RELOAD_GUARD_MS,
};

/** What a reload touches, injected for tests. */
export interface ReloadPorts {
  readonly storage: () => ShopStorage;
  /** ms since 1970 */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

type Guard = Pick<ReloadPorts, 'storage' | 'now'>;

/** False within the time of the last reload for this cause. */
export const mayReload = ({ storage, now }: Guard, cause: ReloadGuardCause): boolean => {
  const last = storage().read(RELOAD_GUARDS)[cause];
  return last === undefined || now() - last >= guardMs[cause];
};

/**
 * Starts the guard of a cause: a reload by one cause does not consume another's.
 * @returns false when the next page will not know of it
 */
export const noteReload = ({ storage, now }: Guard, cause: ReloadGuardCause): boolean =>
  storage().write(RELOAD_GUARDS, { ...storage().read(RELOAD_GUARDS), [cause]: now() }) && storage().lasts('session');

/**
 * Reads the page again without being asked (E-04, V-10).
 * @returns false when it must not: offline there is no page to read, within the guard it has been tried, and without a
 * storage that outlives the page it would never end
 */
export const guardedReload = (ports: ReloadPorts, cause: ReloadGuardCause): boolean => {
  if (!ports.isOnline() || !mayReload(ports, cause) || !noteReload(ports, cause)) return false;
  ports.reload();
  return true;
};
