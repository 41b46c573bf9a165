import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from 'shared-contracts';
import type { ProviderName } from 'shared-contracts/codes';
import type { Grosze } from 'shared-contracts/money';

/** Why a payment came to nothing; `unavailable`: its operator could not be reached, and has not got it. */
export type PaymentFailure = 'wrong_code' | 'code_expired' | 'rejected' | 'timed_out' | 'cancelled' | 'not_lent' | 'unavailable';

/** What an application for credit waits for: the lender's decision, or papers of the shopper. */
export const reviews = ['deciding', 'documents'] as const;
export type PaymentReview = (typeof reviews)[number];

/** Who pays, as operators ask it. */
export interface Payer {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** Network address of the shopper's device. */
  readonly ip: string;
}

export interface PaymentToStart {
  readonly id: string;
  readonly gateway: ProviderName;
  /** Code of the method. */
  readonly method: string;
  /** K-07: the bank of a quick transfer, by the operator's number; null: it is chosen at the operator. */
  readonly group: number | null;
  readonly amount: Grosze;
  /** Whether it is applied for, to be decided by a lender. */
  readonly isCredit: boolean;
  /** What the shopper reads at the gateway. */
  readonly description: string;
  /** Paths of the shop to which the shopper comes back. */
  readonly paidPath: string;
  readonly failedPath: string;
  /** Where the shop is found from outside: `https://sklep.example`. */
  readonly shopUrl: string;
  readonly payer: Payer;
}

/** An operator did not answer, or not as its documentation says. Its message names the call, and neither secrets nor shoppers. */
export class OperatorUnavailable extends Error {
  override readonly name = 'OperatorUnavailable';
  /** Whether what was sent may be there all the same. */
  readonly mayHaveArrived: boolean;

  constructor(message: string, mayHaveArrived: boolean) {
    super(message);
    this.mayHaveArrived = mayHaveArrived;
  }
}

export interface GatewayStatus {
  readonly status: 'open' | 'waiting' | 'paid' | 'failed';
  readonly failure: PaymentFailure | null;
  /** Of an application for credit that waits. */
  readonly review: PaymentReview | null;
}

/** What a gateway reports about a payment (its call-back). `amount` is in grosze. */
export type Notification = { readonly id: string; readonly amount: number } & Outcome;

/** What became of a payment, or what it waits for. */
export type Outcome =
  | { readonly status: 'paid' | 'failed'; readonly failure: PaymentFailure | null }
  | { readonly status: 'waiting'; readonly review: PaymentReview };

/** What becomes of what a gateway reports. `late`: the money came for an order that does not wait for it (cancelled, or paid by another try): it goes back. */
export type SettleResult = 'settled' | 'known' | 'late' | 'unknown_payment' | 'wrong_amount';

/** A bank took the code and asks its customer, until then; or it did not. */
export type BlikAnswer =
  | { readonly accepted: true; readonly expiresAt: Date }
  | { readonly accepted: false; readonly failure: PaymentFailure };

/** Money that goes back to who has paid; `amount` in grosze. */
export interface RefundToMake {
  /** One id is one refund, however often it is asked for. */
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
}

/**
 * A payment gateway. It knows payments by our ids, and an id is one payment: starting it twice is the same as once.
 * It reports their state by signed call-backs, and when asked.
 */
export interface PaymentGateway {
  /** Answers the address of the page on which the shopper pays: a path of the shop, or the operator's own. @throws OperatorUnavailable */
  start(payment: PaymentToStart): Promise<string>;
  /** Hands over the code of the shopper's banking app. */
  sendBlik(payment: PaymentToStart, code: string): Promise<BlikAnswer>;
  /** J-184: pays a part or all of a payment back; `refused` for good. @throws when it cannot be reached: it may be asked again */
  refund(refund: RefundToMake): Promise<'accepted' | 'refused'>;
  /** Null for a payment that it does not know. @throws OperatorUnavailable */
  status(id: string): Promise<GatewayStatus | null>;
  /**
   * J-33: what a call-back reports; `nothing` where it is the gateway's own and says nothing about a payment's end, undefined when the gateway has
   * not signed it. @param body as it was sent
   */
  readNotification(body: string, headers: IncomingHttpHeaders): Promise<Notification | 'nothing' | undefined>;
  /** What the gateway wants to read as the answer to a call-back that was taken; null: 204. */
  readonly receipt: string | null;
}

/** Every gateway by the name that a payment carries. */
export type Gateways = Readonly<Record<ProviderName, PaymentGateway>>;
