import { useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { type ApiError, checkoutSlice } from 'shared-contracts';
import type { OrderSecret } from 'shared-contracts/rest';
import { useRest } from '../../connection/use-rest.ts';
import { readBlik, sendBlik } from './blik-calls.ts';
import { pollBlik, POLL_FOR_MS, type BlikStatus } from './poll-blik.ts';

export type BlikView =
  | { readonly kind: 'waiting'; readonly expiresAt: number }
  /** Refused, run out of time, or without a code: a new one is asked for. */
  | { readonly kind: 'code'; readonly refusal: 'rejected' | 'timed-out' | 'wrong' | null; readonly message: string | null };

export interface BlikPayment {
  readonly view: BlikView;
  /** Sends a new code and waits again; a refused one appears in the view. Returns an error that is not about the code. */
  readonly send: (code: string) => Promise<ApiError | null>;
}

const later = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** K-08, ∅37: waits for the shopper's confirmation in the bank's app; after a refusal takes a new code. */
export function useBlik(secret: OrderSecret, method: string, onPaid: () => void, now: () => number = Date.now): BlikPayment {
  const rest = useRest();
  const store = useStore();
  const { order, hash } = secret;
  // Right after the order was placed its status is in the slice; after a reload it is read from the server.
  const [view, setView] = useState<BlikView>(() => {
    const { blikStatus, invalidBlikCode } = store.get(checkoutSlice.read);
    return blikStatus === 'error'
      ? { kind: 'code', refusal: invalidBlikCode ? 'wrong' : 'rejected', message: null }
      : { kind: 'waiting', expiresAt: now() + POLL_FOR_MS };
  });
  const isWaiting = view.kind === 'waiting';

  const refuse = useCallback(
    (status: BlikStatus | null): void => {
      store.set(checkoutSlice.patch, { blikStatus: 'error', invalidBlikCode: status?.isCodeWrong ?? false });
      const refusal = status === null || status.isTimedOut ? 'timed-out' : status.isCodeWrong ? 'wrong' : 'rejected';
      setView({ kind: 'code', refusal, message: status?.message ?? null });
    },
    [store],
  );

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    let last: BlikStatus | null = null;
    void pollBlik({
      read: () => readBlik(rest(), { order, hash }, method),
      wait: later,
      now,
      isOver: () => isOver,
      onStatus(status) {
        last = status;
        const { expiresAt } = status;
        if (status.status === 'pending' && expiresAt !== null)
          setView((known) => (known.kind === 'waiting' && known.expiresAt !== expiresAt ? { kind: 'waiting', expiresAt } : known));
      },
    }).then((end) => {
      if (end === 'success') {
        store.set(checkoutSlice.patch, { blikStatus: 'success', invalidBlikCode: false });
        onPaid();
      } else if (end !== 'left') refuse(end === 'error' ? last : null);
    });
    return () => void (isOver = true);
  }, [rest, store, order, hash, method, isWaiting, now, onPaid, refuse]);

  return {
    view,
    async send(code) {
      const answer = await sendBlik(rest(), { order, hash }, method, code);
      if (!answer.ok) {
        if (answer.error.code !== 'wrong_code') return answer.error;
        setView({ kind: 'code', refusal: 'wrong', message: answer.error.message });
      } else if (answer.value.status === 'error') refuse(answer.value);
      else {
        store.set(checkoutSlice.patch, { blikStatus: 'pending', invalidBlikCode: false });
        setView({ kind: 'waiting', expiresAt: answer.value.expiresAt ?? now() + POLL_FOR_MS });
      }
      return null;
    },
  };
}
