import { useEffect, useState } from 'react';
import { useConnection, type CartRef } from 'shared-contracts';
import { useRest } from '../../connection/use-rest.ts';
import type { CheckoutCart } from '../cart/checkout-cart.ts';

/** Whether the goods of a cart can be leased. */
export type Lease = { readonly kind: 'checking' | 'failed' | 'available' } | { readonly kind: 'refused'; readonly reason: string | null };

/** K-24, A-25: a lease is offered when the lessor has said that it takes these goods. */
export function useLease({ cartId, payment_methods: methods, summary }: CheckoutCart): Lease {
  const rest = useRest();
  const connection = useConnection();
  const [lease, setLease] = useState<Lease>({ kind: 'checking' });
  const isOffered = methods.some(({ kind, available }) => kind === 'lease' && available);
  const { total } = summary;
  useEffect(() => {
    if (!isOffered) return undefined;
    let isCurrent = true;
    const ref: CartRef = connection().token() === undefined ? { kind: 'guest', cartId } : { kind: 'mine' };
    void rest()
      .checkLease(ref)
      .then((answer) => {
        if (!isCurrent) return;
        if (!answer.ok) setLease({ kind: 'failed' });
        else setLease(answer.value.available ? { kind: 'available' } : { kind: 'refused', reason: answer.value.reason });
      });
    return () => void (isCurrent = false);
  }, [rest, connection, cartId, isOffered, total]);
  return lease;
}
