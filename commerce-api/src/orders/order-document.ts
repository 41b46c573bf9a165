import type { Language } from 'shared-contracts';
import type { GiftDetails } from 'shared-contracts/gift-cards';
import type { Grosze, TaxInSum } from 'shared-contracts/money';
import type { StoredAddress } from '../checkout/choices.ts';
import type { PickupPoint } from '../rest/schemas/index.ts';

/** A warranty or a service as it was bought with a line. */
export interface OrderAddOn {
  readonly kind: 'warranty' | 'service';
  readonly id: number;
  readonly name: string;
  /** For one piece. */
  readonly price: Grosze;
  /** For all pieces of the line. */
  readonly rowTotal: Grosze;
  /** Per cent, as it was when it was sold; missing in orders from before there were invoices. */
  readonly vatRate?: number;
  /** Where a service is done in a shop. */
  readonly option: { readonly id: number; readonly name: string } | null;
}

export interface OrderItem {
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  readonly requestPath: string;
  readonly thumbnail: string;
  readonly qty: number;
  /** Paid for one piece, before a coupon. */
  readonly price: Grosze;
  /** Paid for all pieces, before a coupon. */
  readonly rowTotal: Grosze;
  /** Orders that are older than add-ons have none. */
  readonly addOns?: readonly OrderAddOn[];
  /** The coupon's part of the line. */
  readonly couponShare: Grosze;
  /** The promotions' part of the line; missing in orders from before there were any. */
  readonly promotionShare?: Grosze;
  /** J-250: of a gift card. */
  readonly gift?: GiftDetails;
  /** Per cent, as it was when it was sold; missing in orders from before there were invoices. */
  readonly vatRate?: number;
}

/** A full copy of what was ordered: whatever changes in the shop later, the order stays what it was. */
export interface OrderDocument {
  /** In which the shopper has ordered: the shop writes about it in this one. Missing in orders from before it was kept: Polish. */
  readonly language?: Language;
  readonly items: readonly OrderItem[];
  readonly totals: {
    readonly subtotal: Grosze;
    readonly discount: Grosze;
    readonly couponDiscount: Grosze;
    /** Part of `discount`; missing in orders from before there were promotions. */
    readonly promotionDiscount?: Grosze;
    /** Warranties and services; orders that are older than they have none. */
    readonly addOns?: Grosze;
    readonly shipping: Grosze;
    readonly paymentFee: Grosze;
    readonly grandTotal: Grosze;
    /** J-354: told beside the sums; missing where the store showed no net prices. */
    readonly tax?: TaxInSum;
  };
  readonly coupon: string | null;
  readonly payment: {
    readonly title: string;
    /** Bank of a quick transfer. */
    readonly group: number | null;
    readonly bankTransfer: { readonly accountNumber: string; readonly bank: string; readonly owner: string } | null;
    readonly agreementIds: readonly number[];
    /** The instalments that were chosen, as they were counted then. */
    readonly instalments?: { readonly months: number; readonly monthly: Grosze; readonly total: Grosze; readonly rrso: number } | null;
  };
  /** What has paid a part, or all; `codeEnd` as the shop shows it. */
  readonly voucher?: { readonly codeEnd: string; readonly amount: Grosze } | null;
  readonly shipping: {
    readonly title: string;
    readonly deliveryFrom: string;
    readonly deliveryTo: string;
    /** Hour of the first day from which on the goods lie ready in a shop; missing in orders from before it was kept. */
    readonly collectionHour?: number | null;
    /** hours of the day that the shopper has chosen, `08-12`; that day is first and last. */
    readonly hours?: string | null;
    /** First and last day that were promised when it was ordered, where another day was chosen since. */
    readonly promised?: readonly [from: string, to: string];
    readonly pickupPoint: PickupPoint | null;
    /** J-182: who carries the parcel; missing until it is sent. */
    readonly carrier?: string;
    readonly trackingNumber: string | null;
  };
  readonly billing: StoredAddress;
  /** Null: the billing address. */
  readonly delivery: StoredAddress | null;
  readonly isVirtual: boolean;
  /** J-198: all its goods were withdrawn from before it was packed, its gift cards were not: nothing is packed or sent any more. */
  readonly areGoodsWithdrawn?: true;
  readonly withInvoice: boolean;
  /** sent by the browser, stored unchanged. */
  readonly analyticsIds: Readonly<Record<string, unknown>>;
  /** Placed in the plus programme; missing in orders from before it was kept. */
  readonly isPlus?: boolean;
  /** U-13: what became of the wish for an account. */
  readonly account: 'created' | 'exists' | null;
}
