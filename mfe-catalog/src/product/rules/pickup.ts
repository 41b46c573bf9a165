interface ShopStock {
  readonly name: string;
  readonly city: string;
  readonly qty: number;
}

/** Shops that have the product now: one by name, the rest by number. */
export interface PickupView {
  readonly shop: string;
  readonly others: number;
}

/** P-04: where the product can be picked up now; null when no shop has it. The shop with most pieces is named. */
export const pickupOf = (shops: readonly ShopStock[]): PickupView | null => {
  const [first, ...others] = shops.filter(({ qty }) => qty > 0).toSorted((a, b) => b.qty - a.qty);
  if (first === undefined) return null;
  return { shop: first.name.includes(first.city) ? first.name : `${first.city}, ${first.name}`, others: others.length };
};
