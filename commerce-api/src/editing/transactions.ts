import { changeContentTransactions } from './change-transactions.ts';
import { newEntryTransactions } from './new-entry.ts';
import { replaceTransactions } from './replace/replace-transactions.ts';
import { readContentTransactions } from './read-transactions.ts';
import { translationTransactions } from './translations/work-transactions.ts';

export const contentTransactions = {
  ...changeContentTransactions,
  ...readContentTransactions,
  ...newEntryTransactions,
  ...replaceTransactions,
  ...translationTransactions,
} as const;

export type ContentTransactions = typeof contentTransactions;
