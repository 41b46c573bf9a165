import type { FacetCount, Filter } from './catalog-index.ts';
import type { Narrowing } from './narrowing.ts';
import type { Options } from './options.ts';
import type { Summary } from './scopes.ts';

/** How many results each value of the offered facets would leave; chosen values stay even without results. */
export function facetCounts(options: Options, summary: Summary, filters: readonly Filter[], narrowing: Narrowing): readonly FacetCount[] {
  const counts = narrowing.isWide ? summary.counts : options.count(narrowing.members);
  return summary.facets.map((code) => {
    const own = filters.find((filter) => filter.code === code)?.values;
    const selected = new Set(own === undefined ? [] : options.matching(code, own));
    const ownCounts = own === undefined ? counts : options.count(narrowing.without(code));
    const numbers = (options.byCode.get(code) ?? []).filter((number) => (summary.counts[number] ?? 0) > 0 || selected.has(number));
    return {
      code,
      values: numbers.map((number) => ({
        optionId: options.all[number]?.optionId ?? 0,
        count: ownCounts[number] ?? 0,
        isSelected: selected.has(number),
      })),
    };
  });
}
