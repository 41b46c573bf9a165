import { SEARCH_HISTORY_MAX, SEARCH_PATH } from 'shared-contracts';

/** The query as it is searched: outer and repeated blanks are slips of the keyboard, control characters of a paste (J-193). */
export const cleanQuery = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** D-09, D-10, R-27: the address of the results, or null for an empty query, which is not searched. */
export const resultsPath = (text: string): string | null => {
  const query = cleanQuery(text);
  return query === '' ? null : `${SEARCH_PATH}?${new URLSearchParams({ query }).toString()}`;
};

/** D-11, N-19: newest first, each query once, at most five. */
export const rememberQuery = (history: readonly string[], text: string): readonly string[] => {
  const query = cleanQuery(text);
  if (query === '') return history;
  const others = history.filter((entry) => entry.toLowerCase() !== query.toLowerCase());
  return [query, ...others].slice(0, SEARCH_HISTORY_MAX);
};
