import { normalise } from '../listing/text/normalise.ts';
import type { PickupPoint } from '../rest/schemas/index.ts';

const wordsOf = (text: string): readonly string[] =>
  normalise(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '' && word !== 'ul');

/** Whether two words differ by one letter: changed, missing, added or two swapped. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (text: string, from: number): string => text.slice(from);
  return (
    rest(a, start + 1) === rest(b, start + 1) ||
    rest(a, start) === rest(b, start + 1) ||
    rest(a, start + 1) === rest(b, start) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, start + 2) === rest(b, start + 2))
  );
}

const shortestForgiven = 4;
/** More than any distance of a word. */
const partWeight = 4;

/** How far a typed word is from a word of the point; the less the better, undefined when it is another one. */
function wordDistance(typed: string, known: string): number | undefined {
  if (known === typed) return 0;
  if (known.startsWith(typed)) return 1;
  if (typed.length < shortestForgiven) return undefined;
  if (isNear(typed, known)) return 2;
  return isNear(typed, known.slice(0, typed.length)) ? 3 : undefined;
}

const postcode = /^(\d{2})-?(\d{3})$/;

/** A whole postcode finds its neighbourhood: the more digits are the same, the nearer. At least the first two must be. */
function postcodeDistance(typed: string, known: string): number | undefined {
  const [digits, other] = [typed.replace('-', ''), known.replace('-', '')];
  let same = 0;
  while (same < 5 && digits[same] === other[same]) same += 1;
  return same < 2 ? undefined : 5 - same;
}

/** A point with the words that it is found by. The town says most: a street of that name elsewhere comes later. */
export interface SearchedPoint {
  readonly point: PickupPoint;
  readonly words: readonly (readonly string[])[];
}

/** Prepared once: normalising thousands of addresses takes longer than comparing them. */
export const searchedPoint = (point: PickupPoint): SearchedPoint => ({
  point,
  words: [point.city, point.street, point.name].map(wordsOf),
});

/** How far one typed word is from the point's; undefined when it has none like it. */
function nearestWord({ point, words }: SearchedPoint, typed: string): number | undefined {
  if (postcode.test(typed)) return postcodeDistance(typed, point.postcode);
  let nearest = point.postcode.startsWith(typed) ? 1 : Number.POSITIVE_INFINITY;
  for (const [part, known] of words.entries())
    for (const one of known) {
      const far = wordDistance(typed, one);
      if (far !== undefined) nearest = Math.min(nearest, far + part * partWeight);
    }
  return Number.isFinite(nearest) ? nearest : undefined;
}

/** How far a point is from what was typed: every word must be found in its town, postcode, street or name. */
function distance(point: SearchedPoint, typed: readonly string[]): { readonly sum: number; readonly forgiven: boolean } | undefined {
  let sum = 0;
  let forgiven = false;
  for (const word of typed) {
    const far = nearestWord(point, word);
    if (far === undefined) return undefined;
    forgiven ||= !postcode.test(word) && far % partWeight >= 2;
    sum += far;
  }
  return { sum, forgiven };
}

/**
 * Points that match a text, the nearest match first; all of them for an empty one. Marks are forgiven, and single slips of the
 * keyboard where nothing has the words as they were typed ('lodz' is Łódź and not Łomża).
 */
export function searchPoints(points: readonly SearchedPoint[], text: string): readonly PickupPoint[] {
  const typed = wordsOf(text.replace(/(\d{2})\s+(\d{3})/g, '$1-$2'));
  if (typed.length === 0) return points.map(({ point }) => point);
  const found = points.flatMap((one) => {
    const far = distance(one, typed);
    return far === undefined ? [] : [{ point: one.point, ...far }];
  });
  const exact = found.filter(({ forgiven }) => !forgiven);
  return (exact.length > 0 ? exact : found).toSorted((a, b) => a.sum - b.sum).map(({ point }) => point);
}
