import type { Device } from '../customers/device.ts';
import type { Grosze } from 'shared-contracts/money';

/** What an order e-mail contains: a copy, so that nothing has to be read again when it is written. Dates are ISO 8601. */
export interface OrderMail {
  readonly number: string;
  readonly hash: string;
  readonly placedAt: string;
  readonly items: readonly {
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
  readonly paymentMethod: string;
  readonly paymentTitle: string;
  readonly bankTransfer: { readonly accountNumber: string; readonly bank: string; readonly owner: string; readonly title: string } | null;
  readonly shippingTitle: string;
  readonly deliveryFrom: string;
  readonly deliveryTo: string;
  /** Hour of the first day from which on the goods lie ready in a shop; missing in e-mails from before it was kept. */
  readonly collectionHour?: number | null;
  /** Where the goods go: lines of a pickup point; of an address its postcode alone until the order is paid (J-122). */
  readonly destination: readonly string[];
  /** for orders whose day of delivery can be chosen. */
  readonly deliveryDate: { readonly hash: string; readonly pin: string } | null;
}

/**
 * Every e-mail of the shop: its kind and what it is written from. None has a text that a stranger may have typed, such as a name: whoever
 * registers or orders can send it to anybody (J-122).
 */
export type Mail =
  | { readonly kind: 'order-placed' | 'order-paid' | 'payment-failed'; readonly data: OrderMail }
  | { readonly kind: 'order-status'; readonly data: OrderMail & { readonly status: string } }
  | { readonly kind: 'welcome' | 'password-changed'; readonly data: Readonly<Record<string, never>> }
  /** J-126; `at` is ISO 8601. */
  | { readonly kind: 'new-sign-in'; readonly data: { readonly at: string } & Device }
  | { readonly kind: 'newsletter-asked'; readonly data: { readonly token: string } }
  | { readonly kind: 'newsletter-confirmed'; readonly data: { readonly leaveToken: string } }
  | { readonly kind: 'reset-password'; readonly data: { readonly token: string } };

export type MailKind = Mail['kind'];
