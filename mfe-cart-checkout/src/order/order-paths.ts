/** Addresses of an order that has been placed. */
import type { OrderSecret } from 'shared-contracts/rest';

/** @param isBlik the payment still waits for the confirmation in the bank's app */
export function successPath({ order, hash }: OrderSecret, isBlik = false): string {
  return `/checkout/success/${encodeURIComponent(order)}/${encodeURIComponent(hash)}${isBlik ? '?blik=1' : ''}`;
}

/** @param isWanted the shopper asked to pay, nothing has failed */
export function payPath({ order, hash }: OrderSecret, isWanted = false): string {
  return `/checkout/payment/error?${new URLSearchParams({ order, hash, ...(isWanted && { pay: '1' }) }).toString()}`;
}
