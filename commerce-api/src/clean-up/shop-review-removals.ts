import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import type { Removal } from './removal.ts';

/**
 * J-340: what servers of the version before leave of published comments when they end their authors' accounts or remove old orders: they know
 * of the ratings alone. Such a row goes at any age.
 * @returns how many
 */
export const removeEmptyShopReviews: Transaction<Removal, number> = async (db, { most }) => {
  const { numDeletedRows } = await db
    .deleteFrom('shop_review')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('shop_review as old')
        .select('old.id')
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('order_survey as s')
                .select('s.id')
                .whereRef('s.order_id', '=', 'old.order_id')
                .where('s.kind', '=', 'rating')
                .where(sql<string>`s.document ->> 'comment'`, '<>', ''),
            ),
          ),
        )
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
