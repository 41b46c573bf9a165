import type { AttributeFilter } from '../../graphql/generated.ts';
import { parseRange, type Filters } from './filters.ts';
import { RATING_CODE } from './rating-code.ts';

/** Prices are asked in grosze and ratings in hundredths, addresses hold whole złoty and stars. */
const scales: ReadonlyMap<string, number> = new Map([
  ['price', 100],
  [RATING_CODE, 20],
]);

const filterOf = (code: string, values: readonly string[]): AttributeFilter => {
  const [first = ''] = values;
  const range = values.length === 1 ? parseRange(first) : null;
  if (range === null) return { code, values };
  const scale = scales.get(code) ?? 1;
  return {
    code,
    ...(range.from === null ? {} : { from: range.from * scale }),
    ...(range.to === null ? {} : { to: range.to * scale }),
  };
};

/** The argument `attributes` of a listing query. */
export const attributeFilters = (filters: Filters): readonly AttributeFilter[] =>
  [...filters].map(([code, values]) => filterOf(code, values));
