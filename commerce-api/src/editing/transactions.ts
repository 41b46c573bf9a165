import { changeContentTransactions } from './change-transactions.ts';
import { readContentTransactions } from './read-transactions.ts';

export const contentTransactions = { ...changeContentTransactions, ...readContentTransactions } as const;

export type ContentTransactions = typeof contentTransactions;
