import type { Connection, Transaction } from '../database/database.ts';
import { anyOf } from '../database/expressions.ts';
import type { Attribute, Landing, Promotion } from '../model/index.ts';
import { changePrice } from './change-price.ts';
import { OFFER } from './offer.ts';

/** The reduction that a product announces; undefined when it has none. */
export const reductionOf = (promotions: readonly Promotion[]): Promotion | undefined =>
  promotions.find(({ kind }) => kind === 'autopromotion');

const isOver = (reduction: Promotion | undefined, now: string): boolean =>
  reduction !== undefined && Date.parse(reduction.dateTo) <= Date.parse(now);

/** Writes what promotions a locked product has from now on. */
export async function writePromotions(db: Connection, id: number, promotions: readonly Promotion[]): Promise<void> {
  const { document } = await db.selectFrom('product').select('document').where('id', '=', id).executeTakeFirstOrThrow();
  await db
    .updateTable('product')
    .set({ document: { ...document, promotions } })
    .where('id', '=', id)
    .execute();
}

/** Pages that list reduced products list these no longer. */
async function leaveReductions(db: Connection, productId: number): Promise<void> {
  const rows = await db.selectFrom('reference_record').select('document').where('kind', '=', 'landings').execute();
  // The rows are those that landing pages were imported as.
  const lists = rows.map(({ document }) => document as Landing).filter(({ listsReductions }) => listsReductions === true);
  await db
    .deleteFrom('product_landing')
    .where('product_id', '=', productId)
    .where('landing_id', '=', anyOf(lists.map(({ id }) => id)))
    .execute();
}

/** The filter of offers finds these no longer among what is reduced. */
async function leaveOffer(db: Connection, productId: number): Promise<void> {
  const rows = await db.selectFrom('reference_record').select('document').where('kind', '=', 'attributes').execute();
  // The rows are those that attributes were imported as.
  const offers = rows.map(({ document }) => document as Attribute).filter(({ code }) => code === OFFER.code);
  const reduced = offers.flatMap(({ options }) => options.filter(({ key }) => key === OFFER.reduced));
  await db
    .deleteFrom('product_attribute')
    .where('product_id', '=', productId)
    .where('code', '=', OFFER.code)
    .where('option_id', '=', anyOf(reduced.map(({ optionId }) => optionId)))
    .execute();
}

/**
 * Ends the reduction of locked products: it is announced no more, and the regular price is asked again.
 * @param at ISO 8601
 */
export async function endReductions(db: Connection, productIds: readonly number[], at: string): Promise<void> {
  for (const productId of productIds) {
    const row = await db
      .selectFrom('product')
      .select(['sku', 'price', 'final_price'])
      .select((eb) => eb.ref('document', '->').key('promotions').as('promotions'))
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const reduction = reductionOf(row.promotions);
    if (reduction === undefined) continue;
    await writePromotions(
      db,
      productId,
      row.promotions.filter((one) => one !== reduction),
    );
    // Another price than that of the promotion has been set by staff: it stays.
    if (row.final_price !== row.price - reduction.discount) continue;
    await changePrice(db, { sku: row.sku, finalPrice: row.price, at });
    await leaveReductions(db, productId);
    await leaveOffer(db, productId);
  }
}

export interface DuePromotions {
  /** Products whose reduction is over, by id. */
  readonly productIds: readonly number[];
  /** When the next one ends, ISO 8601; null: none does. */
  readonly next: string | null;
}

/** Which reductions are over, and when to look again. */
export const duePromotions: Transaction<{ readonly now: string }, DuePromotions> = async (db, { now }) => {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .select((eb) => eb.ref('document', '->').key('promotions').as('promotions'))
    .where((eb) => eb('reduced_since', 'is not', null))
    .orderBy('id')
    .execute();
  const running = rows.flatMap(({ id, promotions }) => {
    const reduction = reductionOf(promotions);
    return reduction === undefined ? [] : [{ id, reduction }];
  });
  const later = running.filter(({ reduction }) => !isOver(reduction, now)).map(({ reduction }) => reduction.dateTo);
  return {
    productIds: running.filter(({ reduction }) => isOver(reduction, now)).map(({ id }) => id),
    next: later.toSorted()[0] ?? null,
  };
};

/** Ends the reductions that are over of a few products. @returns those that have changed */
export const endPromotions: Transaction<{ readonly productIds: readonly number[]; readonly now: string }, readonly number[]> = async (
  db,
  { productIds, now },
) => {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .select((eb) => eb.ref('document', '->').key('promotions').as('promotions'))
    .where('id', '=', anyOf(productIds))
    .orderBy('id')
    .forUpdate()
    .execute();
  // Another server may have been faster.
  const over = rows.filter(({ promotions }) => isOver(reductionOf(promotions), now)).map(({ id }) => id);
  await endReductions(db, over, now);
  return over;
};
