interface Brand {
  readonly name: string;
  readonly product_count: number;
}

// Rows of six, four and three brands are full with twelve of them.
const MOST = 12;
const ROW = 6;

// One for all comparisons: `localeCompare` makes one for each.
const byPolish = new Intl.Collator('pl');

/** The brands with most products, in whole rows: the row is a doorway, the whole list has its own page. */
export const popularBrands = <Known extends Brand>(brands: readonly Known[]): Known[] => {
  const known = brands.toSorted((a, b) => b.product_count - a.product_count).slice(0, MOST);
  const shown = known.length < ROW ? known : known.slice(0, known.length - (known.length % ROW));
  return shown.toSorted((a, b) => byPolish.compare(a.name, b.name));
};
