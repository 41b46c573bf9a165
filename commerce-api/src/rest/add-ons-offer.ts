import { addOnsRefusal, areSameAddOns, noAddOns } from '../carts/add-ons.ts';
import type { ChosenAddOns, OfferedAddOns } from '../carts/add-ons.ts';
import { refusalError } from '../carts/refusal-error.ts';
import type { AppServices } from '../server/app-services.ts';
import type { CartAccess } from './cart-access.ts';

/** What products are offered with. An order works it out again from what the database holds; until then the records in memory do. */
export function createAddOnsOffer({ database, products, index }: Pick<AppServices, 'database' | 'products' | 'index'>) {
  return {
    /** The offer for the product of a line. @throws ApiError when the cart or the line is not there */
    ofLine: async ({ key }: Pick<CartAccess, 'key'>, itemId: number): Promise<OfferedAddOns> => {
      const read = await database.run('carts.read', key);
      if ('refusal' in read) throw refusalError(read.refusal);
      const item = read.cart.items.find((one) => one.itemId === itemId);
      const [product] = item === undefined ? [] : await products.list([item.productId]);
      if (product === undefined) throw refusalError({ reason: 'item_not_found' });
      return product;
    },

    /** An unknown product is refused by whoever adds it. @throws ApiError when the product cannot be bought with all this */
    check: async (sku: string, addOns: ChosenAddOns): Promise<void> => {
      if (areSameAddOns(addOns, noAddOns)) return;
      const [product] = await products.list(index.idsOfSkus([sku]));
      const refusal = product === undefined ? undefined : addOnsRefusal(addOns, product);
      if (refusal !== undefined) throw refusalError(refusal);
    },
  };
}
