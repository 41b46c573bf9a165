import { buyingWay } from 'shared-contracts/catalogue';

type Card = Parameters<typeof buyingWay>[0] & { readonly id: number };

/** Shown at the most. */
const MOST = 8;

/**
 * J-314: accessories for what was bought, taken from each product in turn, so that one with many leaves room for the others; none of what was bought with it, and
 * only what can be bought now.
 */
export function accessoriesOf<Accessory extends Card>(
  products: readonly { readonly id: number; readonly accessories: readonly Accessory[] }[],
  bought: readonly number[],
): readonly Accessory[] {
  const chosen = new Map<number, Accessory>();
  const longest = Math.max(0, ...products.map(({ accessories }) => accessories.length));
  for (let place = 0; place < longest; place += 1)
    for (const { accessories } of products) {
      const accessory = accessories[place];
      if (accessory !== undefined && buyingWay(accessory) === 'buy' && !bought.includes(accessory.id)) chosen.set(accessory.id, accessory);
    }
  return [...chosen.values()].slice(0, MOST);
}
