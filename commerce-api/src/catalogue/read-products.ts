import { sql } from 'kysely';
import type { Connection, OutputOf, RowOf } from '../database/database.ts';
import { anyOf, jsonList, jsonRows } from '../database/expressions.ts';

export type ProductRow = RowOf<'product'>;

/** What pages show of a product's reviews at first comes with its record; more is read when it is asked. */
export const reviewsKept = 5;

/**
 * Complete products; unknown ids are left out. One statement, since each costs the embedded database most of a millisecond: lists are
 * gathered by the database as arrays of columns, null where there are none. Times in them are texts of the database.
 */
export const readProducts = (db: Connection, ids: readonly number[]) =>
  db
    .selectFrom('product as p')
    .selectAll('p')
    .select((eb) => [
      eb
        .selectFrom('product_attribute as a')
        .select(({ ref }) => jsonRows([ref('a.code'), ref('a.option_id'), ref('a.value')]).as('rows'))
        .whereRef('a.product_id', '=', 'p.id')
        .as('attributes'),
      // Ids, ancestors included.
      eb
        .selectFrom('product_category as c')
        .select(({ ref }) => jsonList(ref('c.category_id')).as('rows'))
        .whereRef('c.product_id', '=', 'p.id')
        .as('categories'),
      eb
        .selectFrom('stock as s')
        .select(({ ref }) => jsonRows([ref('s.warehouse_id'), ref('s.qty')]).as('rows'))
        .whereRef('s.product_id', '=', 'p.id')
        .as('stock'),
      // From old to new; only for announced reductions, nothing else needs the past (P-02).
      eb
        .case()
        .when('p.reduced_since', 'is not', null)
        .then(
          eb
            .selectFrom('price_point as h')
            .select(({ ref }) => jsonRows([ref('h.since'), ref('h.final_price')], sql`order by ${ref('h.since')}`).as('rows'))
            .whereRef('h.product_id', '=', 'p.id'),
        )
        .end()
        .as('prices'),
      // How many reviews have so many stars.
      eb
        .selectFrom((from) =>
          from
            .selectFrom('review as r')
            .select(({ fn }) => ['r.stars', 'r.is_confirmed', fn.countAll<number>().as('votes')])
            .whereRef('r.product_id', '=', 'p.id')
            .groupBy(['r.stars', 'r.is_confirmed'])
            .as('v'),
        )
        .select(({ ref }) => jsonRows([ref('v.stars'), ref('v.is_confirmed'), ref('v.votes')]).as('rows'))
        .as('ratings'),
      eb
        .selectFrom('product_question as q')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('q.product_id', '=', 'p.id')
        .$asScalar()
        // A count there is, whatever it counts.
        .$notNull()
        .as('questions'),
      eb
        .selectFrom('product_question as q')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('q.product_id', '=', 'p.id')
        .where(({ eb: answered, ref }) => answered(ref('q.document', '->>').key('answer'), 'is not', null))
        .$asScalar()
        .$notNull()
        .as('answered_questions'),
      eb
        .selectFrom('review as r')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('r.product_id', '=', 'p.id')
        .where('r.photo_count', '>', 0)
        .$asScalar()
        .$notNull()
        .as('with_photos'),
      // The newest ones, newest first.
      eb
        .selectFrom((from) =>
          from
            .selectFrom('review as r')
            .selectAll('r')
            .whereRef('r.product_id', '=', 'p.id')
            .orderBy('r.created_at', 'desc')
            .orderBy('r.id', 'desc')
            .limit(reviewsKept)
            .as('n'),
        )
        .select(({ ref }) =>
          jsonRows(
            [ref('n.id'), ref('n.created_at'), ref('n.stars'), ref('n.is_confirmed'), ref('n.helpful_votes'), ref('n.document')],
            sql`order by ${ref('n.created_at')} desc, ${ref('n.id')} desc`,
          ).as('rows'),
        )
        .as('reviews'),
    ])
    .where('p.id', '=', anyOf(ids))
    .execute();

/** Everything that a complete product record is made of. */
export type CompleteProductRow = Readonly<OutputOf<typeof readProducts>[number]>;
