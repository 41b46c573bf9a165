import type { CustomerAddress } from 'shared-contracts';

export interface ShownAddress {
  readonly use: 'both' | 'billing' | 'shipping';
  readonly address: CustomerAddress | null;
}

/** The addresses that an order would take; one card when it is the same for bill and delivery. */
export function defaultAddresses(addresses: readonly CustomerAddress[]): readonly ShownAddress[] {
  const billing = addresses.find((address) => address.default_billing) ?? null;
  const shipping = addresses.find((address) => address.default_shipping) ?? null;
  if (billing?.id === shipping?.id) return [{ use: 'both', address: billing }];
  return [
    { use: 'billing', address: billing },
    { use: 'shipping', address: shipping },
  ];
}
