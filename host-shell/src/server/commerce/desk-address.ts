const ESCAPE = /%([0-7][\da-f])/gi;
/** Deeper than any server decodes. */
const MOST_ROUNDS = 4;

/** An address with its ASCII escapes read, and read again: of several servers on the way each may do it once. */
const decoded = (path: string): string => {
  let text = path;
  for (let round = 0; round < MOST_ROUNDS && text.includes('%'); round += 1)
    text = text.replaceAll(ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return text;
};

/**
 * J-160: whether an address could be read as one of the desk of the shop's staff, however it is written. The commerce server answers these
 * at its own address alone; no host passes them on. No other address has such a segment.
 */
export const isDeskAddress = (url: string): boolean => {
  const [path = ''] = url.split(/[?#]/);
  return decoded(path)
    .toLowerCase()
    .split(/[/\\;?#]+/)
    .some((segment) => segment.trim() === 'desk');
};
