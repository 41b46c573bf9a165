import { useCallback, useEffect, useState } from 'react';
import type { Cart } from 'shared-contracts/rest';
import { useRest } from '../../../connection/use-rest.ts';
import { useCartRef } from '../../../service/use-cart-ref.ts';

type Calendar = NonNullable<Cart['calendar']>['days'] | 'loading' | 'failed';

/** days on which the chosen delivery of the cart can come. */
export function useCartCalendar(): { readonly calendar: Calendar; readonly retry: () => void } {
  const rest = useRest();
  const cart = useCartRef();
  const [calendar, setCalendar] = useState<Calendar>('loading');
  const load = useCallback(() => {
    const ref = cart();
    const asked = ref === null ? Promise.resolve(null) : rest().readCartFields(ref, ['calendar']);
    return asked.then((answer) => setCalendar((answer?.ok === true ? answer.value.calendar?.days : undefined) ?? 'failed'));
  }, [rest, cart]);
  useEffect(() => void load(), [load]);
  return {
    calendar,
    retry() {
      setCalendar('loading');
      void load();
    },
  };
}
