/** What a listing shows of its pages: numbers, and gaps where some are left out. */
export type PageEntry = number | 'gap';

/**
 * The pages to link to: first, last, the current one and its neighbours; a gap that would hide a single page shows it
 * instead. `page` and `pages` count from 1.
 */
export function pageList(page: number, pages: number): PageEntry[] {
  const near = new Set([1, page - 1, page, page + 1, pages]);
  if (page <= 4) for (const early of [2, 3, 4, 5]) near.add(early);
  if (page >= pages - 3) for (const late of [1, 2, 3, 4]) near.add(pages - late);
  const shown = [...near].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b);
  return shown.flatMap((number, at): PageEntry[] => {
    const before = shown[at - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : ['gap', number];
  });
}
