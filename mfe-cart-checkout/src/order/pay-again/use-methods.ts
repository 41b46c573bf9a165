import { useEffect, useState } from 'react';
import type { Order } from 'shared-contracts/rest';
import { useRest } from '../../connection/use-rest.ts';

export interface WayToPay {
  readonly code: string;
  readonly title: string;
  readonly description: string;
}

export type WaysToPay = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'found'; readonly methods: readonly WayToPay[] };

/** Ways in which an order can still be paid; asked for when they are wanted. */
export function useMethods({ number, hash }: Pick<Order, 'number' | 'hash'>, isWanted: boolean): WaysToPay {
  const rest = useRest();
  const [methods, setMethods] = useState<WaysToPay>({ kind: 'loading' });
  useEffect(() => {
    if (!isWanted) return;
    void rest()
      .listOrderPaymentMethods({ order: number, hash })
      .then((answer) => setMethods(answer.ok ? { kind: 'found', methods: answer.value } : { kind: 'failed' }));
  }, [rest, number, hash, isWanted]);
  return methods;
}
