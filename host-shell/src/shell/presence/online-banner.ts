import type { AppState } from 'shared-contracts';

/** Which banner is shown: none before the first offline (V-12), and none once the good news has been seen (V-15). */
export const onlineBanner = (
  { isOnline, hasBeenOffline }: Pick<AppState, 'isOnline' | 'hasBeenOffline'>,
  seen: boolean,
): 'offline' | 'online' | null => {
  if (!hasBeenOffline) return null;
  if (!isOnline) return 'offline';
  return seen ? null : 'online';
};
