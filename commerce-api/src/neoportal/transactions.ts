import type { Transaction } from '../database/database.ts';

/** the shop for which a customer sells; null until one is chosen. */
const chosenStore: Transaction<number, number | null> = async (db, customerId) => {
  const found = await db.selectFrom('neoportal_store').select('shop_id').where('customer_id', '=', customerId).executeTakeFirst();
  return found?.shop_id ?? null;
};

export interface ChooseStore {
  readonly customerId: number;
  readonly shopId: number;
  /** ISO 8601. */
  readonly at: string;
}

/** */
const chooseStore: Transaction<ChooseStore, void> = async (db, { customerId, shopId, at }) => {
  await db
    .insertInto('neoportal_store')
    .values({ customer_id: customerId, shop_id: shopId, chosen_at: at })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ shop_id: shopId, chosen_at: at }))
    .execute();
};

export const neoportalTransactions = { 'neoportal.store': chosenStore, 'neoportal.choose-store': chooseStore } as const;

export type NeoportalTransactions = typeof neoportalTransactions;
