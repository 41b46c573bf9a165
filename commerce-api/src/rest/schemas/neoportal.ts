/** A-42 … A-45: sellers at staff terminals. */
import { Type } from 'typebox';
import { Money, nullable, RecordId } from './common.ts';

export const NeoportalDataBody = Type.Object({ productSkus: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 }) });
const StoreStock = Type.Object({ store_id: RecordId, name: Type.String(), city: Type.String(), qty: Type.Integer() });
export const NeoportalData = Type.Object({
  items: Type.Array(
    Type.Object({
      product_id: RecordId,
      sku: Type.String(),
      name: Type.String(),
      catalog_price: Money('Before reductions'),
      final_price: Money('Now'),
      central_qty: Type.Integer(),
      stores: Type.Array(StoreStock),
    }),
  ),
});

const Shop = Type.Object({ id: RecordId, name: Type.String(), city: Type.String(), street: Type.String() });
export const NeoportalStores = Type.Object({ items: Type.Array(Shop) });
export const ChosenNeoportalStore = Type.Object({ store: nullable(Shop) });
export const ChooseNeoportalStoreBody = Type.Object({ store: RecordId });
