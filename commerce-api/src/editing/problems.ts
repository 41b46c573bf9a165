import { matchFixedRoute } from 'shared-contracts/fixed-routes';
import type { ContentProblem } from './content.ts';

/** Longest texts, characters. */
export const longest = { line: 150, text: 500, source: 40_000, path: 200 } as const;
/** Ten million złoty, grosze. */
export const mostPrice = 1_000_000_000;

const storedPath = /^[a-z0-9]+(?:[-_./][a-z0-9]+)*$/;

/** What is wrong with a text. @param most characters */
export const textProblem = (value: string, most: number, isRequired = true): ContentProblem | null =>
  value === '' ? (isRequired ? 'required' : null) : value.length > most ? 'too-long' : null;

/** What is wrong with a stored path. */
export function pathProblem(path: string): ContentProblem | null {
  if (path === '') return 'required';
  if (path.length > longest.path) return 'too-long';
  return storedPath.test(path) ? null : 'invalid-address';
}

/** Pages of the shop's own that no editor may stand in front of. */
export const isFixedPath = (path: string): boolean => matchFixedRoute(`/${path}`) !== null || matchFixedRoute(`/${path}.html`) !== null;
