/**
 * A line for whoever runs another pnpm than the one of `packageManager`: its lockfile may come out otherwise.
 * @param packageManager `pnpm@12.21.0+sha512.…`
 * @param userAgent as pnpm tells its scripts: `pnpm/12.20.0 npm/? node/v26.10.0 linux x64`
 * @returns null where it is that one, or where no pnpm runs
 */
export const otherPnpm = (packageManager: string, userAgent = ''): string | null => {
  const [, pinned = ''] = /^pnpm@([^+]+)\+sha512\.[0-9a-f]{128}$/.exec(packageManager) ?? [];
  const [, running] = /^pnpm\/(\S+)/.exec(userAgent) ?? [];
  if (pinned === '') return `packageManager has to be pnpm@<version>+sha512.<hash>, not '${packageManager}'`;
  return running === undefined || running === pinned ? null : `this is pnpm ${running}; the repository is kept with pnpm ${pinned}`;
};
