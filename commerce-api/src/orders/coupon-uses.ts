import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { Coupon } from '../model/index.ts';

const row = (db: Connection, code: string) =>
  db.selectFrom('reference_record').select('document').where('kind', '=', 'coupons').where('id', '=', code);

/** J-259: nobody else uses a coupon with a limit until the transaction has ended. */
export async function lockCoupon(db: Connection, code: string): Promise<void> {
  await row(db, code)
    .where(sql<boolean>`document ->> 'mostUses' is not null`)
    .forUpdate()
    .execute();
}

/** Counts an order of a coupon with a limit. @returns false for one without */
export async function useCoupon(db: Connection, code: string): Promise<boolean> {
  const found = await row(db, code).executeTakeFirst();
  const coupon = found?.document as Coupon | undefined; // the rows of this kind are coupons
  if (coupon?.mostUses === undefined) return false;
  await db
    .updateTable('reference_record')
    .set({ document: { ...coupon, uses: (coupon.uses ?? 0) + 1 } })
    .where('kind', '=', 'coupons')
    .where('id', '=', code)
    .execute();
  return true;
}
