import type { ListingResultFragment } from '../../graphql/generated.ts';
import { parseRange, rangeOf, withoutValues, withValue, withValues, type Range } from '../address/filters.ts';
import type { ListingAddress } from '../address/listing-address.ts';
import { RATING_CODE } from '../address/rating-code.ts';
import { formOf, hrefOf, type ListingForm } from '../address/write-address.ts';

type Facet = ListingResultFragment['facets'][number];
type Stats = ListingResultFragment['stats'][number];

/** One value of a facet, as a link to the listing with or without it. */
export interface FacetOption {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly swatch: string | null;
  readonly selected: boolean;
  /** Nothing would be found: shown, but no link. */
  readonly disabled: boolean;
  readonly href: string;
}

export interface OptionsFacet {
  readonly kind: 'options';
  readonly code: string;
  readonly label: string;
  readonly options: readonly FacetOption[];
}

/** A range of numbers; `price` in whole złoty. */
export interface RangeFacet {
  readonly kind: 'range';
  readonly code: string;
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly chosen: Range;
  readonly form: ListingForm;
}

/** At least so many stars, as a link to the listing with or without it. */
export interface RatingOption {
  readonly stars: number;
  readonly selected: boolean;
  readonly href: string;
}

/** J-266: what customers say. */
export interface RatingFacet {
  readonly kind: 'rating';
  readonly code: string;
  readonly options: readonly RatingOption[];
}

export type FacetView = OptionsFacet | RangeFacet | RatingFacet;

const optionOf = (address: ListingAddress, code: string, value: Facet['values'][number]): FacetOption => {
  const chosen = address.filters.get(code) ?? [];
  const selected = chosen.includes(value.key) || chosen.includes(value.value_id);
  const filters = selected
    ? withoutValues(address.filters, code, [value.key, value.value_id])
    : withValue(address.filters, code, value.key);
  return {
    id: value.value_id,
    label: value.label,
    count: value.count,
    swatch: value.swatch ?? null,
    selected,
    disabled: value.count === 0 && !selected,
    href: hrefOf(address, { filters }),
  };
};

const optionsFacet = (address: ListingAddress, { code, label, values }: Facet): OptionsFacet => ({
  kind: 'options',
  code,
  label,
  options: values.map((value) => optionOf(address, code, value)),
});

const rangeFacet = (address: ListingAddress, { code, label, unit, min, max }: Stats): RangeFacet => {
  const scale = code === 'price' ? 100 : 1;
  const fields = [`${code}_from`, `${code}_to`];
  return {
    kind: 'range',
    code,
    label,
    unit: unit ?? '',
    min: Math.floor(min / scale),
    max: Math.ceil(max / scale),
    chosen: rangeOf(address.filters, code) ?? { from: null, to: null },
    // The form replaces the range, so its own code is left out of the address that it is sent to.
    form: formOf(address, { filters: withoutValues(address.filters, code, address.filters.get(code) ?? []) }, fields),
  };
};

const leastStars = [4.5, 4, 3] as const;

const ratingFacet = (address: ListingAddress, { code, max }: Stats): RatingFacet => {
  const chosen = rangeOf(address.filters, code);
  const options = leastStars.map((stars): RatingOption => {
    const selected = chosen?.from === stars && chosen.to === null;
    return { stars, selected, href: hrefOf(address, { filters: withValues(address.filters, code, selected ? [] : [`${stars}-`]) }) };
  });
  return { kind: 'rating', code, options: options.filter(({ stars, selected }) => selected || stars * 20 <= max) };
};

function isUseful(facet: FacetView): boolean {
  switch (facet.kind) {
    case 'options':
      return facet.options.length > 1 || facet.options.some((option) => option.selected);
    case 'rating':
      return facet.options.length > 0;
    case 'range':
      return facet.max > facet.min || facet.chosen.from !== null || facet.chosen.to !== null;
  }
}

/** The facets of a listing in the order shown: the brand first, then the price, then what the server answers, the rating last. */
export const facetViews = (
  { facets, stats }: Pick<ListingResultFragment, 'facets' | 'stats'>,
  address: ListingAddress,
): readonly FacetView[] => {
  const [first, ...others] = facets.map((facet) => optionsFacet(address, facet));
  const ratings = stats.filter(({ code }) => code === RATING_CODE).map((entry) => ratingFacet(address, entry));
  const ranges = stats.filter(({ code }) => code !== RATING_CODE).map((entry) => rangeFacet(address, entry));
  const price = ranges.filter(({ code }) => code === 'price');
  const rest = ranges.filter(({ code }) => code !== 'price');
  return [...(first ? [first] : []), ...price, ...others, ...rest, ...ratings].filter(isUseful);
};

/** How many facets stand open at first. */
const OPEN_FACETS = 7;

/** The first facets are open, later ones when something in them is chosen. */
export const isOpen = (facet: FacetView, at: number): boolean =>
  at < OPEN_FACETS ||
  (facet.kind !== 'range' ? facet.options.some(({ selected }) => selected) : facet.chosen.from !== null || facet.chosen.to !== null);

/** How many values a long facet shows before 'show more'. */
export const SHOWN_OPTIONS = 6;

/** The values shown at once and those behind 'show more'; a chosen value is never hidden. */
export const splitOptions = (options: readonly FacetOption[]): readonly [shown: readonly FacetOption[], more: readonly FacetOption[]] => {
  // Hiding one value would cost as much room as showing it.
  if (options.length <= SHOWN_OPTIONS + 1) return [options, []];
  const isShown = (option: FacetOption, at: number): boolean => at < SHOWN_OPTIONS || option.selected;
  return [options.filter(isShown), options.filter((option, at) => !isShown(option, at))];
};

/** An active filter with the address of the listing without it. */
export interface ActiveFilter {
  readonly key: string;
  readonly code: string;
  readonly label: string;
  /** Set for a range, so that the view can write it in words. */
  readonly range: (Range & { readonly unit: string; readonly facet: string }) | null;
  readonly href: string;
}

/** Units of what is no attribute of the catalogue. */
const unitsOfOwn: ReadonlyMap<string, string> = new Map([
  ['price', 'zł'],
  [RATING_CODE, '★'],
]);

/** The chips above a listing: every chosen value by its name, and ranges. A value that the listing does not know has no name to show. */
export const activeFilters = (
  { facets, stats }: Pick<ListingResultFragment, 'facets' | 'stats'>,
  address: ListingAddress,
): readonly ActiveFilter[] =>
  [...address.filters].flatMap(([code, values]) =>
    values.flatMap((value): ActiveFilter[] => {
      const known = facets.find((facet) => facet.code === code)?.values.find((option) => option.key === value || option.value_id === value);
      const range = known === undefined && values.length === 1 ? parseRange(value) : null;
      if (known === undefined && range === null) return [];
      const entry = stats.find((stat) => stat.code === code);
      return [
        {
          key: `${code},${value}`,
          code,
          label: known?.label ?? value,
          range: range && { ...range, unit: unitsOfOwn.get(code) ?? entry?.unit ?? '', facet: entry?.label ?? '' },
          href: hrefOf(address, { filters: withoutValues(address.filters, code, [value]) }),
        },
      ];
    }),
  );
