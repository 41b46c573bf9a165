import { MINUTE_MS } from 'shared-contracts';
import { minuteParameter } from 'shared-contracts/catalogue-client';

/** Pages ask within so many ms after a minute has begun, not all at once. */
const SPREAD_MS = 5_000;

export interface PriceTimesPorts {
  /** Asks for the prices that are shown. */
  readonly ask: () => void;
  /** Nothing is pushed. */
  readonly isSocketDown: () => boolean;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  /** 0 … 1 */
  readonly random: () => number;
}

/**
 * ∅16: when an open page asks for its prices anew: when it is looked at again in a later minute, when it comes back from
 * the browser's memory of pages, and with each new minute while there is no socket.
 * @returns ends it
 */
export const watchPriceTimes = ({ ask, isSocketDown, isOnline, now, random }: PriceTimesPorts): (() => void) => {
  let hiddenIn: string | null = null;
  const askIfSeen = (): void => {
    if (document.visibilityState === 'visible' && isOnline()) ask();
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') hiddenIn = minuteParameter(now());
    else if (hiddenIn !== minuteParameter(now())) askIfSeen();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) askIfSeen();
  };
  let timer: ReturnType<typeof setTimeout>;
  const waitForMinute = (): void => {
    timer = setTimeout(
      () => {
        if (isSocketDown()) askIfSeen();
        waitForMinute();
      },
      MINUTE_MS - (now() % MINUTE_MS) + random() * SPREAD_MS,
    );
  };
  waitForMinute();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', onPageShow);
  };
};
