import type { ComplaintChannel } from 'shared-contracts/complaints';

export const COMPLAINTS_PATH = '/reklamacje';

/** */
export const COMPLAINT_PATHS: Readonly<Record<ComplaintChannel, string>> = {
  online: '/reklamacje/zglos',
  stationary: '/reklamacje/stacjonarne',
};

/** Where a complaint's e-mail leads to: how it stands. */
export const statusPath = (number: string): string => `${COMPLAINTS_PATH}?${new URLSearchParams({ numer: number }).toString()}`;

/** The form of a path; null: the area. R-61: every other path below it is the area, too. */
export const channelOf = (path: string): ComplaintChannel | null => {
  const plain = path.replace(/\/+$/, '');
  if (plain === COMPLAINT_PATHS.online) return 'online';
  return plain === COMPLAINT_PATHS.stationary ? 'stationary' : null;
};
