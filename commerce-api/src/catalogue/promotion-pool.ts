import type { Connection } from '../database/database.ts';
import { anyOf } from '../database/expressions.ts';
import { endReductions, reductionOf, writePromotions } from './end-promotions.ts';

/** Pieces that an order takes, or gives back. */
interface Pieces {
  readonly productId: number;
  readonly qty: number;
}

/** The locked products of some lines that are reduced for a limited number of pieces, by id. */
async function pooled(db: Connection, lines: readonly Pieces[]) {
  const pieces = new Map<number, number>();
  for (const { productId, qty } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + qty);
  const rows = await db
    .selectFrom('product')
    .select('id')
    .select((eb) => eb.ref('document', '->').key('promotions').as('promotions'))
    .where('id', '=', anyOf([...pieces.keys()]))
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, promotions }) => {
    const reduction = reductionOf(promotions);
    const { stockLeft = null, stockUsed = null } = reduction ?? {};
    return reduction === undefined || stockLeft === null
      ? []
      : [{ id, promotions, reduction, left: stockLeft, used: stockUsed ?? 0, qty: pieces.get(id) ?? 0 }];
  });
}

type Pooled = Awaited<ReturnType<typeof pooled>>[number];

const count = (db: Connection, { id, promotions, reduction, left, used }: Pooled, moved: number): Promise<void> =>
  writePromotions(
    db,
    id,
    promotions.map((one) => (one === reduction ? { ...one, stockLeft: left - moved, stockUsed: used + moved } : one)),
  );

/**
 * Takes the pieces of a new order out of the pools of their promotions; with its last piece a promotion is over. An order that wants more
 * than is left gets all of it at the price that it was shown. The products are locked.
 * @returns products whose promotion is over
 */
export async function takeFromPools(db: Connection, lines: readonly Pieces[], at: string): Promise<readonly number[]> {
  const over: number[] = [];
  for (const product of await pooled(db, lines)) {
    if (product.qty >= product.left) over.push(product.id);
    else await count(db, product, product.qty);
  }
  await endReductions(db, over, at);
  return over;
}

/** Brings the pieces of a cancelled order back into the pools of promotions that still run, if it was placed during them. The products are locked. */
export async function giveBackToPools(db: Connection, lines: readonly Pieces[], placedAt: Date): Promise<void> {
  for (const product of await pooled(db, lines)) {
    if (Date.parse(product.reduction.dateFrom) > placedAt.getTime()) continue;
    await count(db, product, -Math.min(product.qty, product.used));
  }
}
