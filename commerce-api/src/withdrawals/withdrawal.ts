import type { Language } from 'shared-contracts';
import type { Grosze } from 'shared-contracts/money';
import type { WithdrawalReturnWay, WithdrawalState } from 'shared-contracts/withdrawals';

export interface WithdrawnLine {
  /** Place of the line in its order, from 0. */
  readonly line: number;
  readonly sku: string;
  /** As the order has it, in Polish. */
  readonly name: string;
  /** In the language of whoever has withdrawn. */
  readonly shownName: string;
  readonly qty: number;
  readonly amount: Grosze;
}

/** J-198: a withdrawal as it was made, and what is paid back for it. */
export interface WithdrawalDocument {
  /** Of whoever has withdrawn: what the shop writes about it is in this language. */
  readonly language: Language;
  readonly lines: readonly WithdrawnLine[];
  /** Null where none was given: nobody has to give one. Read by staff alone. */
  readonly reason: string | null;
  readonly returnWay: WithdrawalReturnWay;
  /** J-335: some of it is too large for a parcel, and is not brought to a salon: a courier collects all of it. */
  readonly isLarge?: true;
  /** Nobody had packed the order, its goods never left and its money went back at once: nothing comes back. */
  readonly isGivenUp?: true;
  /** Where the money goes that did not come by a gateway. */
  readonly iban: string | null;
  readonly goods: Grosze;
  /** Delivery in the cheapest way, and the fee of the payment: when everything has been withdrawn from. */
  readonly delivery: Grosze;
  /** Part of the two that goes back to a voucher. */
  readonly voucher: Grosze;
}

/** All that is paid back. */
export const refundOf = ({ goods, delivery }: Pick<WithdrawalDocument, 'goods' | 'delivery'>): number => goods + delivery;

/** What staff does with a withdrawal. */
export type WithdrawalStep = Exclude<WithdrawalState, 'submitted'>;
