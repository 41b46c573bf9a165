import { addressKey } from 'shared-contracts/network';
import type { Limits } from '../../limits/limits.ts';

const fifteenMinutesMs = 15 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const mostTries = 5;
/** Of one account by all strangers together: whoever knows the password and has many networks guesses a code within years. */
const mostOfAccount = 10;

const refusal = { code: 'too_many_codes', message: 'Za dużo błędnych kodów. Spróbuj ponownie później.' } as const;
const few = { most: mostTries, spanMs: fifteenMinutesMs, refusal } as const;

/** J-143: tries of codes, counted before a code is looked at. */
export interface CodeLimits {
  /**
   * Counts a try to sign in; in a browser that the owner has used before apart from everybody else's (J-126).
   * @param knownBrowser hash of its mark; null in any other
   * @returns forgets the tries: the code was right
   * @throws TooManyTries
   */
  ofSignIn(account: string, address: string, knownBrowser: string | null): Promise<() => Promise<void>>;
  /** The same for a customer who is signed in. */
  ofCustomer(account: string): Promise<() => Promise<void>>;
  /** Forgets what was tried of an account whose password has just been set again: nobody else knows it now. */
  unlock(account: string): Promise<void>;
}

/** Limits wrong codes of one customer and of one network (J-141). */
export function createCodeLimits(limits: Limits): CodeLimits {
  const byPair = limits.of({ name: 'code-pair', ...few });
  const byAccount = limits.of({ name: 'code-account', most: mostOfAccount, spanMs: hourMs, refusal });
  const byBrowser = limits.of({ name: 'code-browser', ...few });
  const byCustomer = limits.of({ name: 'code-check', ...few });
  return {
    ofSignIn: async (account, address, knownBrowser) => {
      if (knownBrowser !== null) {
        const key = `${account} ${knownBrowser}`;
        await byBrowser.take(key);
        return () => byBrowser.clear(key);
      }
      const pair = `${account} ${addressKey(address)}`;
      await byPair.take(pair);
      await byAccount.take(account);
      return async () => void (await Promise.all([byPair.clear(pair), byAccount.giveBack(account)]));
    },
    ofCustomer: async (account) => {
      await byCustomer.take(account);
      return () => byCustomer.clear(account);
    },
    unlock: (account) => byAccount.clear(account),
  };
}
