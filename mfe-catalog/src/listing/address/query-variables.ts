import type { AttributeFilter } from '../../graphql/generated.ts';
import { parseRange, type Filters } from './filters.ts';

/** Prices are asked in grosze, addresses hold whole złoty. */
const scaleOf = (code: string): number => (code === 'price' ? 100 : 1);

const filterOf = (code: string, values: readonly string[]): AttributeFilter => {
  const [first = ''] = values;
  const range = values.length === 1 ? parseRange(first) : null;
  if (range === null) return { code, values };
  const scale = scaleOf(code);
  return {
    code,
    ...(range.from === null ? {} : { from: range.from * scale }),
    ...(range.to === null ? {} : { to: range.to * scale }),
  };
};

/** The argument `attributes` of a listing query. */
export const attributeFilters = (filters: Filters): readonly AttributeFilter[] =>
  [...filters].map(([code, values]) => filterOf(code, values));
