import { energyClass } from '../../attributes/common.ts';
import { colours } from '../../attributes/colours.ts';
import { showValue } from '../../attributes/display.ts';
import { families, optionId, specOf } from '../../attributes/schema.ts';
import type { Spec, SpecValue, SpecValues } from '../../attributes/spec.ts';
import type { AttributeValue, FeatureValue } from '../../../../model/product.ts';
import { capitalise, slug } from '../../text.ts';
import type { Recipe } from '../recipe.ts';
import type { Item } from './item.ts';
import type { Supply } from './availability.ts';

export interface OfferFacts {
  readonly isReduced: boolean;
  readonly isZeroPercent: boolean;
  readonly isNew: boolean;
  readonly isOutlet: boolean;
  readonly isBestseller: boolean;
}

/** Values of the whole feature table: the recipe's own and the common ones. */
export function allValues(item: Item, warranty: string): SpecValues {
  const { draft } = item;
  const [height, width, depth] = draft.size;
  return {
    ...draft.values,
    wysokosc: height,
    szerokosc: width,
    glebokosc: depth,
    waga: draft.kilograms,
    kolor: capitalise(colours[item.colour].m),
    gwarancja: warranty,
    kod_producenta: `${slug(item.model).replace(/-/g, '').toUpperCase()}-${item.colour.slice(0, 2).toUpperCase()}`,
    w_zestawie: draft.included,
    ...(draft.energy === undefined ? {} : { [energyClass.code]: draft.energy.energyClass }),
  };
}

/** The product's values for filters, except the manufacturer, which is a field of the product. */
export function attributeValues(values: SpecValues, facts: OfferFacts, supply: Supply): readonly AttributeValue[] {
  const found: AttributeValue[] = [];
  for (const [code, value] of Object.entries(values)) {
    const entry = attributeValue(specOf(code), value);
    if (entry !== null) found.push(entry);
  }
  const offers = [
    ...(facts.isReduced ? ['Obniżka'] : []),
    ...(facts.isZeroPercent ? ['Raty 0%'] : []),
    ...(facts.isNew ? ['Nowość'] : []),
    ...(facts.isOutlet ? ['Outlet'] : []),
    ...(facts.isBestseller ? ['Bestseller'] : []),
    ...(supply.availableOnlyInStore ? ['Tylko w salonie'] : []),
  ];
  if (offers.length > 0) found.push({ code: 'oferta', type: 'multiselect', optionIds: offers.map((label) => optionId('oferta', label)) });
  found.push({ code: 'wysylka', type: 'select', optionIds: [optionId('wysylka', dispatchLabel(supply))] });
  return found;
}

function attributeValue(spec: Spec, value: SpecValue): AttributeValue | null {
  switch (spec.kind) {
    case 'text':
      return null;
    case 'number':
      return typeof value === 'number' ? { code: spec.code, type: 'number', value } : null;
    case 'boolean':
      return { code: spec.code, type: 'boolean', optionIds: [optionId(spec.code, value === true ? 'tak' : 'nie')] };
    case 'select':
      return { code: spec.code, type: 'select', optionIds: [optionId(spec.code, String(value))] };
    case 'multiselect':
      return Array.isArray(value) && value.length > 0
        ? { code: spec.code, type: 'multiselect', optionIds: [...new Set(value)].map((label) => optionId(spec.code, String(label))) }
        : null;
  }
}

function dispatchLabel({ availability }: Supply): string {
  if (availability === 11) return 'Przedsprzedaż';
  if (availability === 12) return 'Tylko w salonach';
  if (availability === 1 || availability === 7) return 'Wysyłka do 48 godzin';
  return availability === 5 || availability === 10 || availability === 13 || availability === 15 || availability === 2
    ? 'Wysyłka do 7 dni'
    : 'Wysyłka powyżej 7 dni';
}

/** Rows of the technical data in the order of their definitions. */
export function featureValues(recipe: Recipe, values: SpecValues): readonly FeatureValue[] {
  const family = families.get(recipe.id);
  return (family?.definitions ?? []).flatMap(({ featureId, code }) => {
    const value = values[code];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    return [{ featureId, value: showValue(specFor(recipe, code), value) }];
  });
}

function specFor(recipe: Recipe, code: string): Spec {
  // The recipe's own spec, not the joined one: units differ between families.
  return recipe.groups.flatMap(([, rows]) => rows).find((spec) => spec.code === code) ?? specOf(code);
}

/** Up to three features for cards. */
export function cardFeatures(recipe: Recipe, values: SpecValues): readonly number[] {
  const family = families.get(recipe.id);
  const own = recipe.groups.flatMap(([, specs]) => specs).filter((spec) => spec.kind !== 'text' && values[spec.code] !== false);
  // A feature that the model lacks is replaced by its next one.
  return [...new Set([...recipe.cards, ...own])]
    .flatMap((spec) => {
      const id = family?.idOf.get(spec.code);
      const value = values[spec.code];
      return id === undefined || value === undefined || value === 'brak' || (Array.isArray(value) && value.length === 0) ? [] : [id];
    })
    .slice(0, 3);
}
