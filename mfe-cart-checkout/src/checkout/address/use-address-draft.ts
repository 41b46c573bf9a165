import { useConnection } from 'shared-contracts';
import { useState } from 'react';
import { ADDRESS_DRAFT } from 'shared-contracts/storage';
import type { CheckoutCart } from '../cart/checkout-cart.ts';
import { draftOf, type AddressDraft } from './address-draft.ts';

/** What is typed, kept for this tab: a reload, the way back or an error costs nothing. */
export function useAddressDraft(cart: CheckoutCart): readonly [AddressDraft, (change: (draft: AddressDraft) => AddressDraft) => void] {
  const connection = useConnection();
  const [draft, setDraft] = useState<AddressDraft>(() => {
    const kept = connection().storage.read(ADDRESS_DRAFT);
    const known = draftOf(cart);
    return kept?.cartId === cart.cartId ? { ...known, ...kept } : known;
  });
  const change = (how: (draft: AddressDraft) => AddressDraft): void => {
    const next = how(draft);
    setDraft(next);
    connection().storage.write(ADDRESS_DRAFT, { ...next, cartId: cart.cartId });
  };
  return [draft, change];
}
