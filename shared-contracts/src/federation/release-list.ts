// Releases by package in the text of a cookie: `host-shell@1.0.0-a~mfe-catalog@1.0.0-b`.
const MOST = 8;
const pair = /^([a-z][a-z-]{0,39})@(\d+\.\d+\.\d+[\w.+-]{0,60})$/;

/** @returns release by package; null for what is no such list */
export function parseReleaseList(text: string | null): ReadonlyMap<string, string> | null {
  if (text === null) return null;
  const pairs = text.split('~').map((part) => pair.exec(part));
  if (pairs.length > MOST || pairs.includes(null)) return null;
  return new Map(pairs.map((match) => [match?.[1] ?? '', match?.[2] ?? '']));
}

/** @param releases release by package */
export const formatReleaseList = (releases: Iterable<readonly [string, string]>): string =>
  [...releases].map(([name, release]) => `${name}@${release}`).join('~');
