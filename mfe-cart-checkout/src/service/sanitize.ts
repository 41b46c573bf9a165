/** What is put right in the server's answer before it enters the state (C-08, C-11, C-12, C-13). */
import type { Cart, CartAddress } from './cart-schema.ts';

/** An address as the state keeps it: no empty texts, the street always a list. */
export interface CleanAddress {
  readonly [field: string]: unknown;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly company: string | null;
  readonly vat_id: string | null;
  readonly street: readonly string[] | null;
  readonly city: string | null;
  readonly postcode: string | null;
  readonly telephone: string | null;
  readonly email: string | null;
}

export type CartNotices = Readonly<Record<string, unknown>>;

function filled(value: string | null | undefined): string | null {
  return value ? value : null;
}

/** C-11 */
export function sanitizeAddress(address: CartAddress): CleanAddress {
  const rest = Object.fromEntries(Object.entries(address).map(([field, value]) => [field, value === '' ? null : value]));
  const lines = (address.street ?? []).filter((line) => line !== '');
  return {
    ...rest,
    firstname: filled(address.firstname),
    lastname: filled(address.lastname),
    company: filled(address.company),
    vat_id: filled(address.vat_id),
    street: lines.length > 0 ? lines : null,
    city: filled(address.city),
    postcode: filled(address.postcode),
    telephone: filled(address.telephone),
    email: filled(address.email),
  };
}

/** C-12: a postcode without a city is a rest of something unfinished. */
export function sanitizeShippingAddress(address: CartAddress): CleanAddress {
  const clean = sanitizeAddress(address);
  return clean.city === null ? { ...clean, postcode: null } : clean;
}

/** C-13, E-16: JSON text to notices; what can't be parsed is logged and gives none. */
export function parseCartNotices(text: string | null | undefined, log: (message: string) => void): CartNotices {
  if (!text) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) return { ...parsed };
    log('Cart notices are no object');
  } catch (error) {
    log(`Cart notices can't be parsed: ${String(error)}`);
  }
  return {};
}

type KeptAsTheyAre =
  | 'cart_id'
  | 'items'
  | 'total'
  | 'total_count'
  | 'message'
  | 'success'
  | 'is_reservation'
  | 'payment'
  | 'shipping'
  | 'coupon';

export interface SanitizedAnswer extends Pick<Cart, KeptAsTheyAre> {
  readonly [field: string]: unknown;
  readonly billing_address?: CleanAddress | null;
  readonly shipping_address?: CleanAddress | null;
  readonly notices?: CartNotices;
}

/** The answer with clean addresses and parsed notices; fields that it lacks stay missing, so that merging keeps the old ones. */
export function sanitizeAnswer(answer: Cart, log: (message: string) => void): SanitizedAnswer {
  const { billing_address: billing, shipping_address: shipping, notices, ...rest } = answer;
  return {
    ...rest,
    ...(billing === undefined ? {} : { billing_address: billing && sanitizeAddress(billing) }),
    ...(shipping === undefined ? {} : { shipping_address: shipping && sanitizeShippingAddress(shipping) }),
    ...(notices === undefined ? {} : { notices: parseCartNotices(notices, log) }),
  };
}
