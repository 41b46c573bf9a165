import { auditTransactions } from './audit-transactions.ts';
import { decideTransactions } from './decide-transactions.ts';
import { endSessionsTransactions } from './end-sessions-transactions.ts';
import { invoiceTransactions } from './invoice-transactions.ts';
import { orderChangeTransactions } from './order-change-transactions.ts';
import { orderReadTransactions } from './order-read-transactions.ts';
import { reminderCountTransactions } from './reminder-transactions.ts';
import { staffSessionTransactions } from './session-transactions.ts';
import { staffTransactions } from './staff-transactions.ts';

export const deskTransactions = {
  ...staffTransactions,
  ...staffSessionTransactions,
  ...endSessionsTransactions,
  ...auditTransactions,
  ...decideTransactions,
  ...reminderCountTransactions,
  ...orderReadTransactions,
  ...orderChangeTransactions,
  ...invoiceTransactions,
} as const;

export type DeskTransactions = typeof deskTransactions;
