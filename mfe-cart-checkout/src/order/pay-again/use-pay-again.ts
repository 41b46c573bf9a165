import { useStore } from 'jotai';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ApiError, checkoutSlice } from 'shared-contracts';
import { nextStepOf } from 'shared-contracts/codes';
import type { Order } from 'shared-contracts/rest';
import { useRest } from '../../connection/use-rest.ts';
import { afterPlacing } from '../after-placing.ts';
import { LeaveContext } from '../leave.ts';

/** Answers null when that went well. */
type PayAgain = (method: string, blikCode: string) => Promise<ApiError | null>;

/** Another try to pay an order, and on to where it is paid. */
export function usePayAgain({ number, hash }: Pick<Order, 'number' | 'hash'>, onPaid: () => Promise<void>): PayAgain {
  const rest = useRest();
  const store = useStore();
  const navigate = useNavigate();
  const leave = useContext(LeaveContext);

  return async (method, blikCode) => {
    const answer = await rest().payOrder(
      { order: number, hash },
      method,
      nextStepOf(method) === 'blik-wait' ? { blik_code: blikCode } : {},
    );
    if (!answer.ok) return answer.error;
    const next = await afterPlacing(rest(), answer.value, blikCode, location.origin);
    store.set(checkoutSlice.patch, { blikStatus: next.blikStatus, invalidBlikCode: next.isCodeRefused });
    if (next.kind === 'page' && next.problem !== undefined) return next.problem;
    if (next.kind === 'leave') leave(next.address);
    else if (answer.value.payment.next === 'redirect') await onPaid(); // No page to pay at: how it stands is asked again.
    else await navigate(next.path);
    return null;
  };
}
