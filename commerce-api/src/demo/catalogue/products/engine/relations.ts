import { at, type Random } from '../../random.ts';
import type { ProductVariant } from '../../../../model/product.ts';
import { colours } from '../../attributes/colours.ts';
import { capitalise } from '../../text.ts';
import type { Recipe } from '../recipe.ts';
import type { Item } from './item.ts';
import { leafPlan, type Plan } from './plan.ts';

/** Groups of a leaf's items by variant group, by series and by price, made once per leaf. */
export interface LeafRelations {
  readonly variantsOf: (item: Item) => readonly Item[];
  readonly seriesOf: (item: Item) => readonly number[];
  readonly similarTo: (item: Item) => readonly number[];
  /** Accessories made for exactly this model. */
  readonly fitting: (item: Item) => readonly number[];
  /** Accessories that were added later, made for the model or for all of its maker's. */
  readonly laterFitting: (item: Item) => readonly number[];
}

/** Accessories of this leaf fit one model only, so they are never picked at random. */
export const caseLeaf = 'etui';

/** Groups items by the model that they are made for, or by their maker where any of its models will do. */
function byWhatTheyFit(items: readonly Item[]): (item: Item) => readonly number[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) push(groups, String(item.draft.values['pasuje_do'] ?? item.brand.name), item);
  return ({ brand, model }) => [...(groups.get(`${brand.name} ${model}`) ?? []), ...(groups.get(brand.name) ?? [])].map(({ id }) => id);
}

export function relate(items: readonly Item[], cases: readonly Item[], later: readonly Item[]): LeafRelations {
  const groups = new Map<number, Item[]>();
  const series = new Map<string, Item[]>();
  for (const item of items) {
    push(groups, item.gid, item);
    if (item.line !== null && item.id === item.gid) push(series, `${item.brand.slug}/${item.line}`, item);
  }
  // Only one product of each variant group is in the list by price, so that similar products are other models.
  const byPrice = items.filter((item) => item.id === item.gid).toSorted((a, b) => a.basePrice - b.basePrice || a.id - b.id);
  const places = new Map(byPrice.map((item, index) => [item.gid, index]));
  return {
    fitting: byWhatTheyFit(cases),
    laterFitting: byWhatTheyFit(later),
    variantsOf: (item) => groups.get(item.gid) ?? [item],
    seriesOf: (item) =>
      (series.get(`${item.brand.slug}/${item.line ?? ''}`) ?? [])
        .filter((other) => other.gid !== item.gid)
        .slice(0, 8)
        .map((other) => other.id),
    similarTo: (item) => {
      const place = places.get(item.gid) ?? 0;
      return [-1, 1, -2, 2, -3, 3, -4, 4]
        .map((step) => byPrice[place + step])
        .filter((other) => other !== undefined)
        .slice(0, 6)
        .map((other) => other.id);
    },
  };
}

function push<K>(map: Map<K, Item[]>, key: K, item: Item): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [item]);
  else list.push(item);
}

/** The members of a variant group with their values on the axes; none for a product without variants. */
export function makeVariants(recipe: Recipe, members: readonly Item[]): readonly ProductVariant[] {
  if (members.length < 2) return [];
  const hasColours = new Set(members.map((member) => member.colour)).size > 1;
  const hasOptions = new Set(members.map((member) => member.option)).size > 1;
  return members.map((member) => ({
    productId: member.id,
    axes: [
      ...(hasColours
        ? [{ code: 'kolor', label: 'Kolor', value: capitalise(colours[member.colour].m), swatch: colours[member.colour].swatch }]
        : []),
      ...(hasOptions && recipe.axis !== undefined
        ? [{ code: recipe.axis.spec.code, label: recipe.axis.spec.label, value: member.option, swatch: null }]
        : []),
    ],
  }));
}

/** Some ordinary products of the named leaves; ids only, so that nothing has to be generated. */
export function pickFrom(plan: Plan, leaves: readonly string[], count: number, r: Random): readonly number[] {
  if (leaves.length === 0) return [];
  const ids = new Set<number>();
  for (let i = 0; i < count; i += 1) {
    const { firstId, ordinary } = leafPlan(plan, at(leaves, i % leaves.length));
    if (ordinary > 0) ids.add(firstId + r.int(0, ordinary - 1));
  }
  return [...ids];
}
