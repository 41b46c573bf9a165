import type { Transaction } from '../database/database.ts';

export interface PageVote {
  /** Who votes again under it changes nothing. */
  readonly key: string;
  readonly storeCode: string;
  /** `/zwroty.html` */
  readonly page: string;
  readonly isHelpful: boolean;
  readonly comment: string;
  /** ISO 8601. */
  readonly at: string;
}

/** J-318: keeps a vote, once. */
const add: Transaction<PageVote, void> = async (db, { key, storeCode, page, isHelpful, comment, at }) => {
  await db
    .insertInto('page_vote')
    .values({ key, store_code: storeCode, page, is_helpful: isHelpful, comment, voted_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
};

interface PageResult {
  readonly store_code: string;
  readonly page: string;
  readonly helpful: number;
  readonly unhelpful: number;
}

interface PageComment {
  readonly store_code: string;
  readonly page: string;
  readonly is_helpful: boolean;
  readonly comment: string;
  readonly voted_at: Date;
}

export interface PageVotes {
  readonly pages: readonly PageResult[];
  readonly comments: readonly PageComment[];
}

/** Votes by page, those that helped fewest first, and the newest comments. */
const read: Transaction<{ readonly mostPages: number; readonly mostComments: number }, PageVotes> = async (
  db,
  { mostPages, mostComments },
) => ({
  pages: await db
    .selectFrom('page_vote')
    .select(({ fn }) => [
      'store_code',
      'page',
      fn.countAll<number>().filterWhere('is_helpful', '=', true).as('helpful'),
      fn.countAll<number>().filterWhere('is_helpful', '=', false).as('unhelpful'),
    ])
    .groupBy(['store_code', 'page'])
    .orderBy('unhelpful', 'desc')
    .orderBy('page')
    .limit(mostPages)
    .execute(),
  comments: await db
    .selectFrom('page_vote')
    .select(['store_code', 'page', 'is_helpful', 'comment', 'voted_at'])
    .where('comment', '<>', '')
    .orderBy('voted_at', 'desc')
    .limit(mostComments)
    .execute(),
});

export const pageVoteTransactions = { 'page-votes.add': add, 'page-votes.read': read } as const;
