import { sql } from 'kysely';
import type { Connection, Transaction } from '../database/database.ts';
import type { Votes } from '../catalogue/rating.ts';

/** Stars of one side of all ratings. */
const starsOf = (side: 'shop' | 'delivery') => sql<number>`(s.document ->> ${sql.lit(side)})::int`;

/** '' where the account of its author has ended. */
const commentOf = () => sql<string>`s.document ->> 'comment'`;

/** All ratings of a store's orders, with and without a comment that is shown: a choice of them would be no average. */
const ratings = (db: Connection, storeCode: string) =>
  db
    .selectFrom('order_survey as s')
    .innerJoin('shop_order as o', 'o.id', 's.order_id')
    .where('s.kind', '=', 'rating')
    .where('s.answered_at', 'is not', null)
    .where('o.store_code', '=', storeCode);

/**
 * Comments that may be read. One without words is of an account that has ended: servers of the version before blank the words, and know nothing of
 * the review beside them.
 */
const published = (db: Connection, storeCode: string) =>
  db
    .selectFrom('shop_review as r')
    .innerJoin('shop_order as o', 'o.id', 'r.order_id')
    .innerJoin('order_survey as s', (join) => join.onRef('s.order_id', '=', 'r.order_id').on('s.kind', '=', 'rating'))
    .where('r.state', '=', 'published')
    .where(commentOf(), '<>', '')
    .where('o.store_code', '=', storeCode);

export interface ShopReviewPage {
  readonly storeCode: string;
  readonly offset: number;
  readonly limit: number;
}

export interface ShopReviewsRead {
  /** How the stars of the shop spread. */
  readonly shop: readonly Pick<Votes, 'stars' | 'votes'>[];
  /** The sum of the stars of the delivery, over as many ratings. */
  readonly deliveryStars: number;
  /** Of all pages. */
  readonly count: number;
  readonly items: readonly {
    readonly firstName: string;
    readonly at: Date;
    readonly shop: number;
    readonly delivery: number;
    readonly text: string;
  }[];
}

/** J-339: what the page of the shop's reviews shows: all ratings in sums, and a page of the published comments, the newest first. */
export const readPublished: Transaction<ShopReviewPage, ShopReviewsRead> = async (db, { storeCode, offset, limit }) => {
  const spread = await ratings(db, storeCode)
    .select(({ fn }) => [
      starsOf('shop').as('stars'),
      fn.countAll<number>().as('votes'),
      sql<number>`sum(${starsOf('delivery')})::int`.as('delivery'),
    ])
    .groupBy('stars')
    .execute();
  const { count } = await published(db, storeCode)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await published(db, storeCode)
    .select(['r.first_name as firstName', 'r.consented_at as at', 's.document'])
    .orderBy('r.consented_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    shop: spread.map(({ stars, votes }) => ({ stars, votes })),
    deliveryStars: spread.reduce((sum, { delivery }) => sum + delivery, 0),
    count,
    items: rows.flatMap(({ firstName, at, document }) =>
      document?.kind === 'rating' ? [{ firstName, at, shop: document.shop, delivery: document.delivery, text: document.comment }] : [],
    ),
  };
};
