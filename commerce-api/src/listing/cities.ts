import type { Attribute, PhysicalStore } from '../model/index.ts';
import { normalise } from './text/normalise.ts';

/** ∅41: the attribute code that asks for the cities whose shops have a product. */
export const cityCode = 'available_in_cities';

/** The id of a city is that of its first shop. */
export function cityIds(stores: Iterable<PhysicalStore>): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  for (const store of stores) if (!ids.has(store.city)) ids.set(store.city, store.id);
  return ids;
}

/** The cities of the shops as an attribute. */
export function cityAttribute(stores: Iterable<PhysicalStore>): Attribute {
  const options = [...cityIds(stores)]
    .toSorted(([a], [b]) => a.localeCompare(b, 'pl'))
    .map(([city, optionId], position) => ({
      optionId,
      label: city,
      filterLabel: city,
      key: normalise(city).replace(/[^a-z0-9]+/g, '-'),
      position,
      swatch: null,
      hasDescription: false,
    }));
  return {
    id: 0,
    code: cityCode,
    label: 'Dostępny w salonie',
    filterLabel: 'Dostępny w salonie',
    type: 'multiselect',
    unit: null,
    hasDescription: false,
    description: null,
    options,
    position: 1000,
  };
}
