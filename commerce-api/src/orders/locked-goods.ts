import { grosze } from 'shared-contracts/money';
import { addOnsOf } from '../carts/add-ons.ts';
import type { ItemRow } from '../carts/cart-rows.ts';
import { saleColumns, saleRules } from '../carts/sale-row.ts';
import { hasPlusLabel } from '../catalogue/labels.ts';
import { productPath, productPicture } from '../catalogue/paths.ts';
import { productServices, serviceShops } from '../catalogue/product-services.ts';
import type { Reference } from '../catalogue/reference.ts';
import { warrantyOptions } from '../catalogue/warranty-options.ts';
import type { Goods } from '../checkout/goods.ts';
import type { Connection } from '../database/database.ts';
import { anyOf, castTo } from '../database/expressions.ts';
import type { StockRow } from './allocate.ts';

/** A line to be ordered, with what the order's copy shows of the product. */
export interface OrderedGoods extends Goods {
  readonly requestPath: string;
  readonly thumbnail: string;
}

/** What warranties and services are worked out from. */
export type AddOnRecords = Pick<Reference, 'services' | 'warrantyPlans' | 'physicalStores'>;

export interface LockedGoods {
  readonly goods: readonly OrderedGoods[];
  readonly stock: readonly StockRow[];
}

/** Locked in the order of their ids, so that two orders never wait for each other. */
const lockProducts = (db: Connection, ids: readonly number[]) =>
  db
    .selectFrom('product')
    .select(['id', 'sku', 'name', 'request_path', 'price', 'final_price'])
    .select(saleColumns)
    .select((eb) => {
      const text = eb.ref('document', '->>');
      return [
        castTo(text.key('weightGrams'), 'integer').as('weight_grams'),
        castTo(text.key('blockCourierShipping'), 'boolean').as('block_courier'),
        eb.ref('document', '->').key('excludeShippingMethods').as('excluded'),
        eb.ref('document', '->').key('services').as('services'),
        eb.ref('document', '->').key('labels').as('labels'),
        text.key('shippingFromDate').as('shipping_from'),
        text.key('pictures').at(0).key('view').as('picture'),
      ];
    })
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();

type ProductRow = Awaited<ReturnType<typeof lockProducts>>[number];

interface RowFacts {
  readonly categoryIds: readonly number[];
  readonly stock: ReadonlyMap<number, number>;
  readonly records: AddOnRecords;
}

const goodsOfRow = (item: ItemRow, row: ProductRow, { categoryIds, stock, records }: RowFacts): OrderedGoods => ({
  itemId: item.item_id,
  productId: row.id,
  sku: row.sku,
  name: row.name,
  requestPath: productPath(row),
  thumbnail: productPicture(row.id, row.picture ?? 'front'),
  qty: item.qty,
  price: grosze(row.price),
  finalPrice: grosze(row.final_price),
  addOns: addOnsOf(item.add_ons, {
    warranties: warrantyOptions(records.warrantyPlans, { finalPrice: row.final_price, categoryIds }),
    services: productServices(row.services, records),
    service_shops: serviceShops(row.services, records),
  }),
  weightGrams: row.weight_grams,
  categoryIds,
  isCheaperInPlus: hasPlusLabel(row.labels),
  blockCourierShipping: row.block_courier,
  excludeShippingMethods: row.excluded,
  availability: row.availability,
  shippingFromDate: row.shipping_from,
  stock,
  sale: saleRules(row),
  gift: item.gift,
});

/** The goods of a cart as the database has them now; nobody else changes them until the end of the transaction. */
export async function lockGoods(db: Connection, items: readonly ItemRow[], records: AddOnRecords): Promise<LockedGoods> {
  const ids = [...new Set(items.map((item) => item.product_id))];
  const products = new Map((await lockProducts(db, ids)).map((row) => [row.id, row]));
  const categories = await db
    .selectFrom('product_category')
    .select(['product_id', 'category_id'])
    .where('product_id', '=', anyOf(ids))
    .execute();
  const categoriesOf = Map.groupBy(categories, (row) => row.product_id);
  const stock = await db
    .selectFrom('stock')
    .select(['product_id', 'warehouse_id', 'qty'])
    .where('product_id', '=', anyOf(ids))
    .orderBy('product_id')
    .orderBy('warehouse_id')
    .forUpdate()
    .execute();
  const stockOf = Map.groupBy(stock, (row) => row.product_id);
  return {
    goods: items.flatMap((item) => {
      const row = products.get(item.product_id);
      return row === undefined
        ? []
        : [
            goodsOfRow(item, row, {
              categoryIds: (categoriesOf.get(row.id) ?? []).map((one) => one.category_id),
              stock: new Map((stockOf.get(row.id) ?? []).map((one) => [one.warehouse_id, one.qty])),
              records,
            }),
          ];
    }),
    stock: stock.map((row) => ({ productId: row.product_id, warehouseId: row.warehouse_id, qty: row.qty })),
  };
}
