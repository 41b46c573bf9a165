import { useCallback, useEffect, useState } from 'react';
import type { ApiError, ApiResult } from 'shared-contracts';
import type { Reservation, RestClient } from 'shared-contracts/rest';
import { useRest } from '../connection/use-rest.ts';
import { reservationState, type ReservationState } from './reservation-state.ts';

export type ReservationView =
  | { readonly kind: 'loading' | 'unknown' | 'failed' }
  | { readonly kind: 'found'; readonly reservation: ReservationState };

/** Sends a change; null when it is made. */
export type ChangeReservation = (call: (rest: RestClient) => Promise<ApiResult<Reservation>>) => Promise<ApiError | null>;

/** K-15: the reservation of an address, read when its page opens, and how it is changed. */
export function useReservation(id: string): {
  readonly view: ReservationView;
  readonly change: ChangeReservation;
  readonly reload: () => Promise<void>;
} {
  const rest = useRest();
  const [view, setView] = useState<ReservationView>({ kind: 'loading' });
  const reload = useCallback(
    () =>
      rest()
        .readReservation(id)
        .then((answer) => {
          if (answer.ok) setView({ kind: 'found', reservation: reservationState(answer.value) });
          else setView({ kind: answer.error.status === 404 ? 'unknown' : 'failed' });
        }),
    [rest, id],
  );
  useEffect(() => void reload(), [reload]);
  const change = useCallback<ChangeReservation>(
    async (call) => {
      const answer = await call(rest());
      if (!answer.ok) return answer.error;
      setView({ kind: 'found', reservation: reservationState(answer.value) });
      return null;
    },
    [rest],
  );
  return { view, change, reload };
}
