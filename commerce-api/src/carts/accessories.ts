import { canBeOrdered } from 'shared-contracts/catalogue';
import { grosze } from 'shared-contracts/money';
import { ownName } from '../catalogue/own-name.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';
import type { CheckoutServices } from '../checkout/services.ts';
import type { Store } from '../model/index.ts';
import type { Accessory } from '../rest/schemas/index.ts';
import type { Translator } from '../translation/translator.ts';

const mostShown = 8;

/** C-28: what goes with the products of a cart, is not in it yet and can be bought in this store now. */
export async function accessoriesOf(
  inCart: readonly ProductRecord[],
  { products, index }: Pick<CheckoutServices, 'products' | 'index'>,
  store: Pick<Store, 'code'>,
  { translate }: Translator,
): Promise<Accessory[]> {
  const present = new Set(inCart.map(({ id }) => id));
  const ids = [...new Set(inCart.flatMap(({ document }) => document.accessoryIds))];
  const found = await products.list(ids.filter((id) => !present.has(id) && index.isSoldIn(store.code, id)));
  return found
    .filter(canBeOrdered)
    .slice(0, mostShown)
    .map((product) => ({
      id: product.id,
      sku: product.sku,
      name: translate(product.name, ownName(product)),
      price: grosze(product.final_price),
      thumbnail: product.thumbnail,
      category_id: product.categoryIds.at(-1) ?? 0,
      request_path: product.request_path,
    }));
}
