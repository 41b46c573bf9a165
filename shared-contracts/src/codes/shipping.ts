/** Shipping codes: the stated ones (Y-15 … Y-22, Y-24) and those that complete the list (Y-23, ∅13). */
export const SHIPPING_CODES = [
  'pickuppointpocztapolska',
  'pickuppointorlen',
  'paczkomaty',
  'neocourier',
  'dpd',
  'fedex',
  'inpost',
  'pocztex',
  'neopickupexpress',
  'dhl',
  'pickuppointdhl',
  'pickuppointdpd',
  'gls',
  'pickuppointgls',
  'ups',
  'pickuppointups',
  'geis',
  'electronic',
] as const;
export type ShippingCode = (typeof SHIPPING_CODES)[number];

/** Y-24: pickup in a shop of the chain. */
export const SHOP_PICKUP_CARRIER = 'neopickupexpress';

export function isShippingCode(code: string): code is ShippingCode {
  return SHIPPING_CODES.some((known) => known === code);
}

/** The shopper chooses a point for these. */
export function needsPickupPoint(code: string): boolean {
  return code === 'paczkomaty' || code.startsWith('pickuppoint');
}
