import type { Redelivery } from 'shared-contracts';
import { additionDelayMs } from '../../retry-policies.ts';

/** Sends what waits once more: after 5, 10, … 60 s, and at once when the browser is online again. */
export const createRedelivery = (deliver: () => Promise<{ readonly ok: boolean }>): Redelivery => {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
    // Another missing answer calls `later` again.
    void deliver().then(({ ok }) => {
      if (ok) failures = 0;
    });
  };
  return {
    later: () => {
      clearTimeout(timer);
      timer = setTimeout(again, additionDelayMs(failures));
      window.addEventListener('online', again);
      failures += 1;
      return failures === 1;
    },
  };
};
