import { changeContentTransactions } from './change-transactions.ts';
import { newEntryTransactions } from './new-entry.ts';
import { readContentTransactions } from './read-transactions.ts';

export const contentTransactions = { ...changeContentTransactions, ...readContentTransactions, ...newEntryTransactions } as const;

export type ContentTransactions = typeof contentTransactions;
