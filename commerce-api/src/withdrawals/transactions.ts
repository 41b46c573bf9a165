import { openWithdrawals, readWithdrawable, readWithdrawal, readWithdrawalById } from './read.ts';
import { submitWithdrawal } from './submit.ts';

export const withdrawalTransactions = {
  'withdrawals.order': readWithdrawable,
  'withdrawals.submit': submitWithdrawal,
  'withdrawals.read': readWithdrawal,
  'withdrawals.by-id': readWithdrawalById,
  'withdrawals.open': openWithdrawals,
} as const;

export type WithdrawalTransactions = typeof withdrawalTransactions;
