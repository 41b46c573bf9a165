import { useEffect, useState } from 'react';
import { useConnection, type CartRef } from 'shared-contracts';
import { useRest } from '../../connection/use-rest.ts';
import type { CheckoutCart } from '../cart/checkout-cart.ts';

/** Whether the goods of a cart can be leased. */
export type Lease = { readonly kind: 'checking' | 'failed' | 'available' } | { readonly kind: 'refused'; readonly reason: string | null };

const CHECKING: Lease = { kind: 'checking' };

/** K-24, A-25: a lease is offered when the lessor has said that it takes these goods; goods of another sum are asked about again. */
export function useLease({ cartId, payment_methods: methods, summary }: CheckoutCart): Lease {
  const rest = useRest();
  const connection = useConnection();
  const [checked, setChecked] = useState<{ readonly total: number; readonly lease: Lease } | null>(null);
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
        if (!answer.ok) setChecked({ total, lease: { kind: 'failed' } });
        else if (answer.value.available) setChecked({ total, lease: { kind: 'available' } });
        else setChecked({ total, lease: { kind: 'refused', reason: answer.value.reason } });
      });
    return () => void (isCurrent = false);
  }, [rest, connection, cartId, isOffered, total]);
  return checked?.total === total ? checked.lease : CHECKING;
}
