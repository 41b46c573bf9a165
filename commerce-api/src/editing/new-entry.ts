import type { Transaction } from '../database/database.ts';
import { madeEntry } from './entry.ts';
import { recordKinds } from './records/record-kinds.ts';
import type { RecordKindName } from './records/record-names.ts';

/** Kinds of which new ones are named by a number. */
export const numberedKinds = ['page', 'post', 'news', 'menu', 'promotion', 'event'] as const satisfies readonly ('page' | RecordKindName)[];
export type NumberedKind = (typeof numberedKinds)[number];

/**
 * J-217, J-255: a number for what is new, above those of all of its kind and their drafts. Its entry is made with it: of two who ask at once, each gets
 * a number of their own.
 */
const newEntry: Transaction<NumberedKind, string> = async (db, kind) => {
  const table = kind === 'page' ? 'cmsPages' : recordKinds[kind].table;
  const records = await db.selectFrom('reference_record').select('id').where('kind', '=', table).execute();
  const drafts = await db.selectFrom('content_entry').select('key as id').where('kind', '=', kind).execute();
  let number = Math.max(0, ...[...records, ...drafts].map(({ id }) => Number(id)));
  for (;;) {
    number += 1;
    const key = String(number);
    if ((await madeEntry(db, { kind, key })) !== undefined) return key;
  }
};

export const newEntryTransactions = { 'content.new-entry': newEntry } as const;
