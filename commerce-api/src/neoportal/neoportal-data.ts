import type { ProductRecord } from '../catalogue/product-record.ts';
import type { Reference } from '../catalogue/reference.ts';

/** what sellers at staff terminals know of a product: where all its pieces lie (≠27). */
export const neoportalItem = (product: ProductRecord, { warehouses }: Pick<Reference, 'warehouses'>) => ({
  product_id: product.id,
  sku: product.sku,
  name: product.name,
  catalog_price: product.catalog_price,
  final_price: product.final_price,
  central_qty: [...product.stock].reduce((sum, [id, qty]) => sum + (warehouses.get(id)?.kind === 'central' ? qty : 0), 0),
  stores: product.store_availability,
});
