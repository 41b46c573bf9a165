import type { Language } from 'shared-contracts';
import type { WalletName } from 'shared-contracts/codes';
import type { CartKey } from '../carts/cart.ts';
import type { Refusal } from '../carts/refusal.ts';
import type { StoredAddress } from '../checkout/choices.ts';
import type { PaymentStatus } from '../rest/schemas/index.ts';

/** Everything that placing an order needs from outside: the transaction may run again and must come to the same end. */
export interface PlaceOrder {
  readonly cart: CartKey;
  /** The cart that the shopper has seen. */
  readonly shownCartId: string | null;
  /** Names this order; sent again it answers the same one. */
  readonly key: string;
  readonly customer: { readonly id: number; readonly email: string; readonly isPlus: boolean } | null;
  readonly payment: {
    readonly method: string;
    readonly group: number | null;
    /** Null: the instalments that the cart has. */
    readonly plan: number | null;
    readonly agreementIds: readonly number[];
  };
  /** For a cart that has no address yet. */
  readonly billing: { readonly address: StoredAddress; readonly shouldVerify: boolean } | null;
  /** Of a guest, when the address has none. */
  readonly email: string | null;
  readonly expectedTotal: number;
  /** What the shopper has read as paid by a voucher; null when no such sum was sent. */
  readonly expectedVoucher: number | null;
  /** In which the shopper has read the shop. */
  readonly language: Language;
  readonly analyticsIds: Readonly<Record<string, unknown>>;
  /** U-13: a guest wants an account. */
  readonly account: { readonly passwordHash: string } | null;
  /** J-268: its mailbox is told nothing before the order is paid. */
  readonly isMailHeld: boolean;
  /** J-370: wallets that the settings switch on. */
  readonly wallets: readonly WalletName[];
  /** ISO 8601. */
  readonly at: string;
  readonly secrets: {
    /** Lets its bearer read the order. */
    readonly hash: string;
    readonly paymentId: string;
    readonly deliveryHash: string;
    /** Six digits. */
    readonly pin: string;
  };
}

/** An order as the call that places it answers it. */
export interface PlacedRecord {
  readonly orderId: number;
  readonly number: string;
  readonly hash: string;
  readonly grandTotal: number;
  readonly method: string;
  readonly paymentStatus: PaymentStatus;
  readonly account: 'created' | 'exists' | null;
  /** J-303: of the cart with what was put aside in the ordered one. */
  readonly nextCartId: string | null;
}

export type PlaceRefusal =
  | { readonly reason: 'cart_not_found' | 'key_in_use' | 'invalid_email' }
  | {
      readonly reason: 'empty_cart' | 'no_payment' | 'no_address' | 'no_shipping' | 'address_unverified' | 'delivery_day_over';
      readonly message: string;
    }
  | { readonly reason: 'missing_agreements'; readonly ids: readonly number[] }
  | { readonly reason: 'price_changed'; readonly total: number }
  | { readonly reason: 'voucher_changed'; readonly amount: number }
  | { readonly reason: 'item'; readonly refusal: Refusal; readonly itemId: number; readonly sku: string; readonly name: string };

export type PlaceResult =
  | {
      readonly placed: PlacedRecord;
      readonly isNew: boolean;
      /** A coupon with a limit was used once more. */
      readonly isCouponUsed?: boolean;
      /** Products whose promotion ended with this order: they cost the regular price now (J-300). */
      readonly endedIds?: readonly number[];
      readonly productIds: readonly number[];
    }
  | { readonly refusal: PlaceRefusal; readonly productIds: readonly number[] };
