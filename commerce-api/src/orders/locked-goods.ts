import { grosze } from 'shared-contracts/money';
import type { ItemRow } from '../carts/cart-rows.ts';
import { saleColumns, saleRules } from '../carts/sale-row.ts';
import type { SaleRow } from '../carts/sale-row.ts';
import { productPicture } from '../catalogue/paths.ts';
import type { Goods } from '../checkout/goods.ts';
import type { Row, Connection } from '../database/database.ts';
import type { StockRow } from './allocate.ts';

interface ProductRow extends SaleRow, Row {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly request_path: string;
  readonly price: number;
  readonly final_price: number;
  readonly weight_grams: number;
  readonly block_courier: boolean;
  readonly excluded: readonly string[];
  readonly shipping_from: string | null;
  readonly picture: string | null;
}

/** A line to be ordered, with what the order's copy shows of the product. */
export interface OrderedGoods extends Goods {
  readonly requestPath: string;
  readonly thumbnail: string;
}

export interface LockedGoods {
  readonly goods: readonly OrderedGoods[];
  readonly stock: readonly StockRow[];
}

/** Locked in the order of their ids, so that two orders never wait for each other. */
const lockProducts = (connection: Connection, ids: readonly number[]): Promise<readonly ProductRow[]> =>
  connection.query<ProductRow>(
    `select id, sku, name, request_path, price, final_price, ${saleColumns},
       (document->>'weightGrams')::int as weight_grams,
       (document->>'blockCourierShipping')::boolean as block_courier, document->'excludeShippingMethods' as excluded,
       document->>'shippingFromDate' as shipping_from, document->'pictures'->0->>'view' as picture
     from product p where id = any($1::int[]) order by id for update`,
    [ids],
  );

const goodsOfRow = (item: ItemRow, row: ProductRow, categoryIds: readonly number[]): OrderedGoods => ({
  itemId: item.item_id,
  productId: row.id,
  sku: row.sku,
  name: row.name,
  requestPath: `/${row.request_path}.html`,
  thumbnail: productPicture(row.id, row.picture ?? 'front'),
  qty: item.qty,
  price: grosze(row.price),
  finalPrice: grosze(row.final_price),
  weightGrams: row.weight_grams,
  categoryIds,
  blockCourierShipping: row.block_courier,
  excludeShippingMethods: row.excluded,
  availability: row.availability,
  shippingFromDate: row.shipping_from,
  sale: saleRules(row),
});

/** The goods of a cart as the database has them now; nobody else changes them until the end of the transaction. */
export async function lockGoods(connection: Connection, items: readonly ItemRow[]): Promise<LockedGoods> {
  const ids = [...new Set(items.map((item) => item.product_id))];
  const products = new Map((await lockProducts(connection, ids)).map((row) => [row.id, row]));
  const categories = await connection.query<{ readonly product_id: number; readonly category_id: number }>(
    'select product_id, category_id from product_category where product_id = any($1::int[])',
    [ids],
  );
  const categoriesOf = Map.groupBy(categories, (row) => row.product_id);
  const stock = await connection.query<{ readonly product_id: number; readonly warehouse_id: number; readonly qty: number }>(
    'select product_id, warehouse_id, qty from stock where product_id = any($1::int[]) order by product_id, warehouse_id for update',
    [ids],
  );
  return {
    goods: items.flatMap((item) => {
      const row = products.get(item.product_id);
      return row === undefined
        ? []
        : [
            goodsOfRow(
              item,
              row,
              (categoriesOf.get(row.id) ?? []).map((one) => one.category_id),
            ),
          ];
    }),
    stock: stock.map((row) => ({ productId: row.product_id, warehouseId: row.warehouse_id, qty: row.qty })),
  };
}
