/** Exactly one address of a customer is the default of each kind, while there is any. */

export interface Defaults {
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

/** An address, and what its owner wishes of it now. */
export interface RequestedDefaults {
  readonly id: number;
  readonly billing: boolean;
  readonly shipping: boolean;
}

const holderOf = (
  kind: keyof Defaults,
  addresses: readonly (Defaults & { readonly id: number })[],
  wished: number | undefined,
): number | undefined => wished ?? addresses.find((address) => address[kind])?.id ?? addresses[0]?.id;

/**
 * Which address is the default of each kind: the one that its owner has just made it, else the one that was, else the oldest.
 * A default is given up only by making another address the default.
 * @param addresses those that there are now, the oldest first
 */
export function settleDefaults(
  addresses: readonly (Defaults & { readonly id: number })[],
  wish?: RequestedDefaults,
): ReadonlyMap<number, Defaults> {
  const billing = holderOf('isDefaultBilling', addresses, wish?.billing === true ? wish.id : undefined);
  const shipping = holderOf('isDefaultShipping', addresses, wish?.shipping === true ? wish.id : undefined);
  return new Map(addresses.map(({ id }) => [id, { isDefaultBilling: id === billing, isDefaultShipping: id === shipping }]));
}
