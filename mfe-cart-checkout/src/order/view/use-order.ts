import { useConnection } from 'shared-contracts';
import { useCallback, useEffect, useState } from 'react';
import { ORDER_RECEIPT } from 'shared-contracts/storage';
import type { Order, OrderSecret, RestClient } from 'shared-contracts/rest';
import { useRest } from '../../connection/use-rest.ts';

export type OrderView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly order: Order }
  /** No order is known here, or this one is not this visitor's. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' };

export interface KnownOrder {
  readonly view: OrderView;
  readonly reload: () => Promise<void>;
}

const NOT_MINE: readonly number[] = [400, 401, 403, 404];

/** The order of an address, else the one that was placed last in this tab (K-22). */
export function useOrder(number: string | undefined, hash: string | undefined): KnownOrder {
  const connection = useConnection();
  const rest = useRest();
  const [view, setView] = useState<OrderView>({ kind: 'loading' });
  const reload = useCallback(() => {
    const { storage, token } = connection();
    const secret = secretOf(number, hash, storage.read(ORDER_RECEIPT));
    const own = token() === undefined ? undefined : number;
    return readOrder(rest(), secret, own).then(setView);
  }, [connection, rest, number, hash]);
  useEffect(() => void reload(), [reload]);
  return { view, reload };
}

async function readOrder(rest: RestClient, secret: OrderSecret | undefined, own: string | undefined): Promise<OrderView> {
  const request = secret === undefined ? own && rest.readOrder(own) : rest.readOrderByHash(secret);
  if (!request) return { kind: 'unknown' };
  const answer = await request;
  if (answer.ok) return { kind: 'found', order: answer.value };
  return { kind: NOT_MINE.includes(answer.error.status) ? 'unknown' : 'failed' };
}

/** With a number alone, the receipt of this tab proves the right to that very order. */
function secretOf(number: string | undefined, hash: string | undefined, receipt: OrderSecret | undefined): OrderSecret | undefined {
  if (number !== undefined && hash !== undefined) return { order: number, hash };
  return number === undefined || receipt?.order === number ? receipt : undefined;
}
