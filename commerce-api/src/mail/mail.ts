import type { NamedPasskey } from '../customers/passkeys/named-passkey.ts';
import type { ErrorReport } from '../error-reports/error-report.ts';
import type { Device } from '../customers/device.ts';
import type { Language } from 'shared-contracts';
import type { Grosze } from 'shared-contracts/money';
import type { SurveyKind } from '../surveys/survey.ts';
import type { ComplaintReply } from '../complaints/complaint.ts';
import type { IssuedInvoice } from '../invoices/invoice.ts';
import type { RefundWay } from '../orders/refund.ts';
import type { WarrantyGoods } from '../warranty-reminders/warranty-reminder.ts';
import type { WithdrawalStep } from '../withdrawals/withdrawal.ts';
import type { WithdrawalPaper } from '../withdrawals/paper.ts';
import type { ReminderKind } from '../reminders/reminder.ts';

/** What an order e-mail contains: a copy, so that nothing has to be read again when it is written. Dates are ISO 8601. */
export interface OrderMail {
  readonly number: string;
  readonly hash: string;
  readonly placedAt: string;
  /** In which the order was placed; missing in e-mails from before it was kept: Polish. */
  readonly language?: Language;
  /** Nothing is sent by a carrier but gift cards by e-mail; missing in e-mails from before there were any. */
  readonly isCardsOnly?: boolean;
  readonly items: readonly {
    /** Missing in e-mails from before the language of orders was kept. */
    readonly productId?: number;
    readonly name: string;
    readonly qty: number;
    readonly rowTotal: Grosze;
    /** Warranty and services; e-mails that were waiting before there were any have none. */
    readonly addOns?: readonly { readonly name: string; readonly place: string | null; readonly rowTotal: Grosze }[];
  }[];
  readonly discount: Grosze;
  readonly shippingAmount: Grosze;
  readonly paymentFee: Grosze;
  readonly grandTotal: Grosze;
  /** The order without tax; missing where the store shows no net prices (J-354). */
  readonly net?: Grosze;
  /** Paid by a voucher; missing in e-mails from before there were any. */
  readonly voucher?: Grosze;
  readonly paymentMethod: string;
  readonly paymentTitle: string;
  readonly bankTransfer: { readonly accountNumber: string; readonly bank: string; readonly owner: string; readonly title: string } | null;
  readonly shippingTitle: string;
  readonly deliveryFrom: string;
  readonly deliveryTo: string;
  /** Hour of the first day from which on the goods lie ready in a shop; missing in e-mails from before it was kept. */
  readonly collectionHour?: number | null;
  /** Hours of the day that the shopper has chosen, `08-12`. */
  readonly hours?: string | null;
  /** Where the goods go: lines of a pickup point; of an address its postcode alone until the order is paid (J-122). */
  readonly destination: readonly string[];
  /** J-182: how the parcel is followed, once it is sent; missing in e-mails from before it was kept. */
  readonly parcel?: { readonly carrier: string; readonly number: string } | null;
  /** J-245: the paper that has been issued with what the e-mail tells. */
  readonly invoice?: IssuedInvoice;
  /** for orders whose day of delivery can be chosen. */
  readonly deliveryDate: { readonly hash: string; readonly pin: string } | null;
}

/** J-319: what an issue of the newsletter says to one subscriber; `html` is sanitised. */
export interface IssueMail {
  readonly language: Language;
  readonly title: string;
  readonly html: string;
  /** Null: an editor's own try, which nobody has subscribed to. */
  readonly leaveToken: string | null;
}

/** where an e-mail asks about an order. */
export interface SurveyLink {
  readonly kind: SurveyKind;
  readonly orderId: number;
  readonly token: string;
}

/** What an e-mail about an order's new state contains. */
export interface OrderStatusMail extends OrderMail {
  readonly status: string;
  readonly survey?: SurveyLink;
  /** J-183: what a cancelled order gives back; missing for other states, and in e-mails from before refunds. */
  readonly refund?: { readonly money: Grosze; readonly voucher: Grosze };
}

/** J-184: money that is on its way back. */
export interface OrderRefundMail extends OrderMail {
  readonly refunded: Grosze;
  readonly way: RefundWay;
}

/** What a reminder tells of its product. Prices in grosze. */
export interface ReminderMail {
  readonly name: string;
  /** `/laptop.html` */
  readonly path: string;
  readonly finalPrice: Grosze;
  /** The lowest one of the thirty days before a reduction. */
  readonly omnibusPrice: Grosze | null;
  /** What it cost when a lower price was asked for. */
  readonly priceSeen: Grosze | null;
  readonly endToken: string;
}

/** what a visitor has reported. Goes to the shop's own mailbox alone. */
export interface ErrorReportMail extends Omit<ErrorReport, 'topic'> {
  readonly id: number;
  /** Those that were written before there were topics have none. */
  readonly topic?: string;
  /** J-375: the desk shows a picture of the screen; an e-mail has none, since mailboxes keep for longer than the shop does. */
  readonly hasPicture?: boolean;
}

/** The link that ends a reminder, and what it is for. */
export interface AskedReminderMail {
  readonly token: string;
  readonly endToken: string;
  readonly about: ReminderKind;
  readonly name: string;
}

/** What a reservation is told of: a copy, as that of an order. */
export interface ReservationMail {
  readonly id: string;
  readonly number: string;
  /** J-371: in which it was made; missing in e-mails from before it was kept: Polish. */
  readonly language?: Language;
  /** Name and address. */
  readonly shop: readonly string[];
  /** ISO 8601. */
  readonly until: string;
  readonly items: readonly { readonly productId?: number; readonly name: string; readonly qty: number; readonly rowTotal: Grosze }[];
  readonly total: Grosze;
}

/** J-251: a gift card for who is given it. Its code is here alone, and no more once the e-mail is sent. `expiresAt` is ISO 8601. */
export interface GiftCardMail {
  readonly language: Language;
  /** Of the card in its order. */
  readonly position: number;
  readonly code: string;
  readonly name: string;
  readonly message: string;
  readonly value: Grosze;
  readonly expiresAt: string;
}

/** J-251: to the buyer: cards of the order that were sent, one at least. */
export interface SentGiftCardMail {
  readonly language: Language;
  readonly number: string;
  readonly hash: string;
  readonly cards: readonly { readonly value: Grosze; readonly recipient: string }[];
}

/** J-254: a card pays nothing any more; `order` is null for who had been given it. */
export interface CancelledGiftCardMail {
  readonly language: Language;
  readonly value: Grosze;
  readonly order: { readonly number: string; readonly hash: string } | null;
}

/** a cart that was left. */
export interface LeftCartMail {
  readonly language: Language;
  /** The copy that the link opens; null: the cart that the reader's browser, or the signed-in customer, has. */
  readonly cartId: string | null;
  readonly items: readonly { readonly productId: number; readonly name: string; readonly qty: number }[];
  readonly endToken: string;
}

/** ∅09: a complaint that the shop has; `submittedAt` is ISO 8601. */
export interface SubmittedComplaintMail {
  readonly number: string;
  readonly submittedAt: string;
  /** Missing in e-mails from before the language of complaints was kept: Polish. */
  readonly language?: Language;
}

/** J-232: what the shop has answered or decided; `message` is the shop's, never the claimant's. */
export interface RepliedComplaintMail {
  readonly number: string;
  readonly reply: ComplaintReply;
  readonly message: string;
  /** As above. */
  readonly language?: Language;
}

/** J-333: what a complaint gives back, in grosze; `note` is the shop's: why it is less than was expected; `isByHand`: by a transfer of the shop. */
export interface RefundedComplaintMail {
  readonly number: string;
  readonly language: Language;
  readonly amount: Grosze;
  readonly note: string;
  readonly isByHand: boolean;
}

/** J-290: goods of an order whose warranty ends; `until` is its last day, `YYYY-MM-DD`. */
export interface WarrantyMail extends WarrantyGoods {
  readonly language: Language;
  readonly number: string;
  readonly until: string;
  readonly endToken: string;
}

/** J-312: an order that has been rated. */
export interface RatedOrderMail {
  readonly language: Language;
  readonly number: string;
}

/** J-339: why a comment is not published, in words of the shop. */
export interface RejectedCommentMail extends RatedOrderMail {
  readonly reason: string;
}

/** J-312: an order that its customer has not rated; the tokens are those of the links. */
export interface RatingReminderMail extends RatedOrderMail {
  readonly orderId: number;
  readonly token: string;
  readonly endToken: string;
}

/** J-205: what has happened to a withdrawal; `amount` is what is paid back. */
export interface MovedWithdrawalMail {
  readonly number: string;
  readonly step: WithdrawalStep;
  readonly language: Language;
  readonly amount: Grosze;
  /** J-334: how much less is paid back than was told, and why, in words of the shop; missing where nothing less is. */
  readonly reduced?: { readonly by: Grosze; readonly reason: string };
}

/**
 * Every e-mail of the shop: its kind and what it is written from. None has a text that a stranger may have typed, such as a name: whoever
 * registers or orders can send it to anybody (J-122). Exceptions are what goes to the shop itself, and gift cards: they are sent when they have been
 * paid for, and their texts are plain, short and without links (J-250).
 */
export type Mail =
  | { readonly kind: 'order-placed' | 'order-paid' | 'payment-failed' | 'credit-deciding' | 'credit-documents'; readonly data: OrderMail }
  | { readonly kind: 'order-status'; readonly data: OrderStatusMail }
  /** J-310: the courier brings it today. */
  | { readonly kind: 'parcel-out'; readonly data: OrderMail }
  | { readonly kind: 'order-refunded'; readonly data: OrderRefundMail }
  /** J-246, J-249 */
  | { readonly kind: 'invoice-corrected' | 'delivery-changed'; readonly data: OrderMail }
  | { readonly kind: 'welcome'; readonly data: Readonly<Record<string, never>> }
  /** J-276; those of before there was a word of passkeys have none. */
  | {
      readonly kind: 'password-changed';
      readonly data: { readonly passkeys?: { readonly ended: readonly NamedPasskey[]; readonly kept: readonly NamedPasskey[] } };
    }
  /** J-126; `at` is ISO 8601. */
  | { readonly kind: 'new-sign-in'; readonly data: { readonly at: string } & Device }
  /** J-267: a session has ended because its replaced token was used; `at` is ISO 8601. */
  | { readonly kind: 'session-reused'; readonly data: { readonly at: string } }
  /** J-141, J-142, J-144: how the account is signed in to has changed; `at` is ISO 8601. */
  | {
      readonly kind: 'second-factor-on' | 'second-factor-off' | 'recovery-codes-made' | 'passkey-added' | 'passkey-removed';
      readonly data: { readonly at: string };
    }
  | { readonly kind: 'recovery-code-used'; readonly data: { readonly at: string; readonly left: number } }
  /** Without a language from before it was kept: Polish. */
  | { readonly kind: 'newsletter-asked'; readonly data: { readonly token: string; readonly language?: Language } }
  | { readonly kind: 'newsletter-confirmed'; readonly data: { readonly leaveToken: string; readonly language?: Language } }
  /** J-319 */
  | { readonly kind: 'newsletter-issue'; readonly data: IssueMail }
  | { readonly kind: 'reminder-asked'; readonly data: AskedReminderMail }
  | { readonly kind: 'back-in-stock' | 'price-drop'; readonly data: ReminderMail }
  /** J-151, R-66: a link that proves the address of who has written. */
  | { readonly kind: 'review-asked' | 'question-asked'; readonly data: { readonly token: string } }
  /** What the shop has decided; `path` is the product's. */
  | { readonly kind: 'review-published' | 'question-answered'; readonly data: { readonly product: string; readonly path: string } }
  | { readonly kind: 'review-rejected' | 'question-rejected'; readonly data: { readonly product: string; readonly reason: string } }
  | { readonly kind: 'error-reported'; readonly data: ErrorReportMail }
  /** ∅09: none has a text of the claimant; `message` is the shop's. */
  | { readonly kind: 'complaint-submitted'; readonly data: SubmittedComplaintMail }
  | { readonly kind: 'complaint-replied'; readonly data: RepliedComplaintMail }
  | { readonly kind: 'complaint-refunded'; readonly data: RefundedComplaintMail }
  /** J-198, J-205 */
  | { readonly kind: 'withdrawal-submitted'; readonly data: WithdrawalPaper }
  | { readonly kind: 'withdrawal-moved'; readonly data: MovedWithdrawalMail }
  | { readonly kind: 'gift-card'; readonly data: GiftCardMail }
  | { readonly kind: 'gift-card-sent'; readonly data: SentGiftCardMail }
  | { readonly kind: 'gift-card-cancelled'; readonly data: CancelledGiftCardMail }
  /** */
  | { readonly kind: 'cart-left'; readonly data: LeftCartMail }
  /** J-312 */
  | { readonly kind: 'rating-thanks'; readonly data: RatedOrderMail }
  /** J-339 */
  | { readonly kind: 'shop-review-published'; readonly data: RatedOrderMail }
  | { readonly kind: 'shop-review-rejected'; readonly data: RejectedCommentMail }
  | { readonly kind: 'rating-reminder'; readonly data: RatingReminderMail }
  /** J-290 */
  | { readonly kind: 'warranty-ends'; readonly data: WarrantyMail }
  /** K-16 */
  | { readonly kind: 'reservation-made'; readonly data: ReservationMail }
  /** J-241 */
  | { readonly kind: 'deletion-asked'; readonly data: { readonly token: string } }
  | { readonly kind: 'account-deleted' | 'email-has-account'; readonly data: Readonly<Record<string, never>> }
  /** J-242 */
  | { readonly kind: 'email-change-asked'; readonly data: { readonly token: string } }
  | { readonly kind: 'email-changed'; readonly data: { readonly undoToken: string } }
  | { readonly kind: 'reset-password'; readonly data: { readonly token: string } };

export type MailKind = Mail['kind'];

/** Every SMS of the shop. As in e-mails, there is nothing in them that a stranger may have typed. */
export type Sms =
  /** K-16, J-371; `until` is ISO 8601. */
  | {
      readonly kind: 'sms-reservation';
      readonly data: {
        readonly number: string;
        readonly code: string;
        readonly shop: string;
        readonly until: string;
        readonly language?: Language;
      };
    }
  | {
      readonly kind: 'sms-reservation-over';
      readonly data: { readonly number: string; readonly isExpired: boolean; readonly language?: Language };
    }
  /** */
  | { readonly kind: 'sms-order'; readonly data: { readonly number: string; readonly grandTotal: Grosze; readonly language?: Language } };

export const isSms = (message: { readonly kind: string }): message is Sms => message.kind.startsWith('sms-');
