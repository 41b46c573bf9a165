interface CategoryFacts {
  readonly id: number;
  readonly level: number;
  readonly name_in_tiles: string;
  readonly url: string;
  readonly product_count: number;
}

const SHOWN = 12;

/** ∅02: the categories offered when a search finds nothing: the fullest ones below the top level. */
export const popularCategories = (categories: readonly CategoryFacts[]): readonly CategoryFacts[] => {
  const top = Math.min(...categories.map(({ level }) => level));
  return categories
    .filter(({ level, product_count }) => level > top && product_count > 0)
    .toSorted((a, b) => b.product_count - a.product_count)
    .slice(0, SHOWN);
};
