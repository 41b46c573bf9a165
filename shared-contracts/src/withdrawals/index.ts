/** Entry `shared-contracts/withdrawals`: withdrawal from a contract (J-198). Its form and the commerce server hold to the same bounds. */
import { normaliseCaseNumber } from '../cases/case-number.ts';

/** Where withdrawals begin and where it is seen how they stand. */
export const WITHDRAWAL_PATH = '/odstapienie-od-umowy';

/** Days after the delivery within which a contract may be withdrawn from: everybody's, and of orders placed in the plus programme. */
export const WITHDRAWAL_DAYS = { usual: 30, plus: 60 } as const;

/** Most characters of a reason, which nobody has to give. */
export const LONGEST_WITHDRAWAL_REASON = 500;

/** How goods come back: with a label of the shop, or brought to a salon. */
export const WITHDRAWAL_RETURN_WAYS = ['label', 'salon'] as const;
export type WithdrawalReturnWay = (typeof WITHDRAWAL_RETURN_WAYS)[number];

/** In the order in which a withdrawal goes through them. */
export const WITHDRAWAL_STATES = ['submitted', 'received', 'checked', 'refunded'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Why a line of an order cannot be withdrawn from. */
export const WITHDRAWAL_EXCLUSIONS = ['withdrawn', 'digital'] as const;
export type WithdrawalExclusion = (typeof WITHDRAWAL_EXCLUSIONS)[number];

/** Why nothing of an order can be withdrawn from. */
export const WITHDRAWAL_CLOSURES = ['late', 'cancelled'] as const;
export type WithdrawalClosure = (typeof WITHDRAWAL_CLOSURES)[number];

/** The number of a withdrawal as it is kept, however it was typed: `ODS-7K3QF-M2X9D`. */
export const normaliseWithdrawalNumber = (text: string): string => normaliseCaseNumber('ODS', text);
