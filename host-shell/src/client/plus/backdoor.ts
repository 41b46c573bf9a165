import { PLUS_BACKDOOR_CLEARED_LIFE_MS, PLUS_BACKDOOR_LIFE_MS, SHOP_CODE } from 'shared-contracts';

/** ∅43 */
export const PLUS_BACKDOOR = `${SHOP_CODE}_plus_backdoor`;

/** What is typed into the console of a browser: `amperioPlus.open()`. */
export interface PlusBackdoor {
  /** Shows this browser the plus programme for half an hour. */
  open(): void;
  clear(): void;
}

declare global {
  interface Window {
    amperioPlus?: PlusBackdoor;
  }
}

/**
 * F-03, F-04, N-21: the back door of the plus programme. It opens a view and no right: the commerce server checks rights and prices
 * by itself. A door that is cleared says so for a minute, so that pages which are open elsewhere see it.
 */
export const plusBackdoor = (setCookie: (text: string) => void): PlusBackdoor => {
  const set = (value: '0' | '1', lifeMs: number): void =>
    setCookie(`${PLUS_BACKDOOR}=${value}; Max-Age=${lifeMs / 1000}; Path=/; SameSite=Lax`);
  return { open: () => set('1', PLUS_BACKDOOR_LIFE_MS), clear: () => set('0', PLUS_BACKDOOR_CLEARED_LIFE_MS) };
};
