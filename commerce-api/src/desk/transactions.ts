import { auditTransactions } from './audit-transactions.ts';
import { decideTransactions } from './decide-transactions.ts';
import { reminderCountTransactions } from './reminder-transactions.ts';
import { staffTransactions } from './staff-transactions.ts';

export const deskTransactions = {
  ...staffTransactions,
  ...auditTransactions,
  ...decideTransactions,
  ...reminderCountTransactions,
} as const;

export type DeskTransactions = typeof deskTransactions;
