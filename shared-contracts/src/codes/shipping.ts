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
