import { changeContentTransactions } from './change-transactions.ts';
import { newEntryTransactions } from './new-entry.ts';
import { replaceTransactions } from './replace/replace-transactions.ts';
import { readContentTransactions } from './read-transactions.ts';

export const contentTransactions = {
  ...changeContentTransactions,
  ...readContentTransactions,
  ...newEntryTransactions,
  ...replaceTransactions,
} as const;

export type ContentTransactions = typeof contentTransactions;
