import { openWithdrawals, readWithdrawable, readWithdrawal } from './read.ts';
import { submitWithdrawal } from './submit.ts';

export const withdrawalTransactions = {
  'withdrawals.order': readWithdrawable,
  'withdrawals.submit': submitWithdrawal,
  'withdrawals.read': readWithdrawal,
  'withdrawals.open': openWithdrawals,
} as const;

export type WithdrawalTransactions = typeof withdrawalTransactions;
