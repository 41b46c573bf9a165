import type { Transaction } from '../database/database.ts';
import { madeEntry } from './entry.ts';

/**
 * J-217: a number for a page that is new, above those of all pages and drafts. Its entry is made with it: of two who ask at once, each gets
 * a number of their own.
 */
const newPage: Transaction<null, string> = async (db) => {
  const records = await db.selectFrom('reference_record').select('id').where('kind', '=', 'cmsPages').execute();
  const drafts = await db.selectFrom('content_entry').select('key as id').where('kind', '=', 'page').execute();
  let number = Math.max(0, ...[...records, ...drafts].map(({ id }) => Number(id)));
  for (;;) {
    number += 1;
    const key = String(number);
    if ((await madeEntry(db, { kind: 'page', key })) !== undefined) return key;
  }
};

export const newEntryTransactions = { 'content.new-page': newPage } as const;
