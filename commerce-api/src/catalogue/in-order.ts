/** Things in the order that an editor has given them (J-348); those without a place in it stand at the end, as they were. */
export function inOrder<Item>(items: readonly Item[], keys: readonly string[], keyOf: (item: Item) => string): readonly Item[] {
  const placeOf = new Map(keys.map((key, place) => [key, place]));
  const place = (item: Item): number => placeOf.get(keyOf(item)) ?? keys.length;
  return items.toSorted((one, other) => place(one) - place(other));
}
