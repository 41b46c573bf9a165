import { leafPlaces } from '../categories/leaves.ts';
import { brands } from '../brands/index.ts';
import type { AttributeOption, Attribute, FeatureDefinition, FeatureGroup } from '../../../model/attribute.ts';
import { bodyColours } from '../../../model/media.ts';
import { recipes } from '../products/recipes/index.ts';
import type { Recipe } from '../products/recipe.ts';
import { slug } from '../text.ts';
import { colour, depth, energyClass, height, included, makerCode, warranty, weight, width } from './common.ts';
import { colours } from './colours.ts';
import { multi, select, type Spec } from './spec.ts';

export const offer = multi('oferta', 'Oferta', ['Obniżka', 'Raty 0%', 'Nowość', 'Outlet', 'Bestseller', 'Tylko w salonie']);
export const dispatch = select('wysylka', 'Dostępność', [
  'Wysyłka do 48 godzin',
  'Wysyłka do 7 dni',
  'Wysyłka powyżej 7 dni',
  'Przedsprzedaż',
  'Tylko w salonach',
]);

const manufacturer: Spec = {
  code: 'manufacturer',
  label: 'Producent',
  kind: 'select',
  unit: null,
  options: brands.map((brand) => brand.name),
  short: 'Producent',
  description: null,
  facet: true,
};

/** Rows that every product has after those of its recipe. */
export const commonGroups: readonly (readonly [string, readonly Spec[]])[] = [
  ['Wymiary i waga', [height, width, depth, weight]],
  ['Informacje dodatkowe', [colour, warranty, makerCode, included]],
];

/** Attributes of a family in the order of its facets; the cities of shops (∅41) follow from the stock and are no attribute here. */
export function facetsOf(recipe: Recipe, hasEnergyLabel: boolean): readonly string[] {
  const own = recipe.groups
    .flatMap(([, specs]) => specs)
    .filter((spec) => spec.facet)
    .map((spec) => spec.code);
  return [
    ...new Set([
      'manufacturer',
      'oferta',
      ...own.slice(0, 9),
      ...(hasEnergyLabel ? [energyClass.code] : []),
      colour.code,
      'wysylka',
      'available_in_cities',
    ]),
  ];
}

/** One spec per code; options of equal codes are joined. */
const specs: ReadonlyMap<string, Spec> = (() => {
  const all = [
    manufacturer,
    offer,
    dispatch,
    energyClass,
    ...commonGroups.flatMap(([, rows]) => rows),
    ...recipes.flatMap((recipe) => recipe.groups.flatMap(([, rows]) => rows)),
  ];
  const joined = new Map<string, Spec>();
  for (const spec of all) {
    const known = joined.get(spec.code);
    if (known !== undefined && known.kind !== spec.kind) throw new Error(`Attribute ${spec.code} has two kinds`);
    joined.set(spec.code, known === undefined ? spec : { ...known, options: [...new Set([...known.options, ...spec.options])] });
  }
  return joined;
})();

const swatches: ReadonlyMap<string, string> = new Map(bodyColours.map((body) => [colours[body].m, colours[body].swatch]));

function options(spec: Spec, attributeId: number): readonly AttributeOption[] {
  return spec.options.map((label, index) => ({
    optionId: spec.code === 'manufacturer' ? 501 + index : attributeId * 100 + index + 1,
    label: label === 'tak' || label === 'nie' ? label : label.charAt(0).toUpperCase() + label.slice(1),
    filterLabel: label.charAt(0).toUpperCase() + label.slice(1),
    key: slug(label.replace(/\+/g, ' plus')),
    position: index + 1,
    swatch: spec.code === 'kolor' ? (swatches.get(label.toLowerCase()) ?? null) : null,
    hasDescription: false,
  }));
}

const filterable = [...specs.values()].filter((spec) => spec.kind !== 'text');

/** Every attribute that products can be filtered by. */
export const attributes: readonly Attribute[] = filterable.map((spec, index) => ({
  id: 101 + index,
  code: spec.code,
  label: spec.label,
  filterLabel: spec.unit === null ? spec.label : `${spec.label} [${spec.unit}]`,
  // Text was filtered out above, the rest are attribute types.
  type: spec.kind as Attribute['type'],
  unit: spec.unit,
  hasDescription: spec.description !== null,
  description: spec.description,
  options: options(spec, 101 + index),
  position: index + 1,
}));

/** Attribute code → label as recipes write it → option id. */
const optionIds: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  filterable.map((spec, index) => [
    spec.code,
    new Map(spec.options.map((label, place) => [label, attributes[index]?.options[place]?.optionId ?? 0])),
  ]),
);

/** The id of an option; an undeclared one is a mistake in a recipe. */
export function optionId(code: string, label: string): number {
  const id = optionIds.get(code)?.get(label);
  if (id === undefined || id === 0) throw new Error(`Attribute ${code} has no option '${label}'`);
  return id;
}

/** Rows of one family: its groups, the common ones, and the energy class where it has a label. */
export interface FamilyFeatures {
  readonly groups: readonly FeatureGroup[];
  readonly definitions: readonly FeatureDefinition[];
  readonly idOf: ReadonlyMap<string, number>;
}

function familyFeatures(recipe: Recipe, index: number): FamilyFeatures {
  const categoryId = leafPlaces.find((place) => place.leaf.recipe === recipe.id)?.leafId ?? 0;
  const rows = [...recipe.groups, ['Etykieta energetyczna', [energyClass]] as const, ...commonGroups];
  const groups = rows.map(([name], order) => ({ groupId: (index + 1) * 100 + order + 1, name, order: order + 1, categoryId }));
  const definitions = rows
    .flatMap(([, list], groupIndex) => list.map((spec) => ({ spec, groupIndex })))
    .map(({ spec, groupIndex }, order) => {
      const card = recipe.cards.findIndex((candidate) => candidate.code === spec.code);
      return {
        featureId: (index + 1) * 1000 + order + 1,
        groupId: (index + 1) * 100 + groupIndex + 1,
        code: spec.code,
        name: spec.label,
        order: order + 1,
        priceTag: card >= 0,
        priceTagOrder: card + 1,
        priceTagName: spec.short,
        priceTagUnit: spec.unit,
        hasDescription: spec.description !== null,
        description: spec.description,
        isHelper: false,
      };
    });
  return { groups, definitions, idOf: new Map(definitions.map((definition) => [definition.code, definition.featureId])) };
}

export const families: ReadonlyMap<string, FamilyFeatures> = new Map(
  recipes.map((recipe, index) => [recipe.id, familyFeatures(recipe, index)]),
);

/** The joined spec of a code. */
export function specOf(code: string): Spec {
  const found = specs.get(code);
  if (found === undefined) throw new Error(`Unknown specification: ${code}`);
  return found;
}
