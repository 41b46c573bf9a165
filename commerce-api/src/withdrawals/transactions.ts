import { choosePickup } from './pickup/choose.ts';
import { duePickups, notePickup } from './pickup/due.ts';
import { openWithdrawals, readWithdrawable, readWithdrawal } from './read.ts';
import { submitWithdrawal } from './submit.ts';

export const withdrawalTransactions = {
  'withdrawals.order': readWithdrawable,
  'withdrawals.submit': submitWithdrawal,
  'withdrawals.read': readWithdrawal,
  'withdrawals.open': openWithdrawals,
  'withdrawals.choose-pickup': choosePickup,
  'withdrawals.due-pickups': duePickups,
  'withdrawals.note-pickup': notePickup,
} as const;

export type WithdrawalTransactions = typeof withdrawalTransactions;
