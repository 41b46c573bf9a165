import { setTimeout as wait } from 'node:timers/promises';
import { addressKey } from 'shared-contracts/network';
import type { Limits } from '../limits/limits.ts';

const fifteenMinutesMs = 15 * 60 * 1000;
const mostTries = 5;
const mostOfAddress = 50;
/** Tries of one account, from wherever, that are answered at once; later ones wait longer and longer. */
const undelayed = 10;
const firstDelayMs = 250;
const longestDelayMs = 4000;
/** No limit for a person: far above what delayed answers allow somebody who asks for one account from many addresses. */
const mostOfAccount = 100_000;

const delayMs = (tries: number): number => (tries <= undelayed ? 0 : Math.min(firstDelayMs * 2 ** (tries - undelayed - 1), longestDelayMs));

export const locked = { code: 'account_locked', message: 'Konto zostało tymczasowo zablokowane. Spróbuj za 15 minut.' } as const;
/** Within which tries count together. */
export const countedFor = { most: mostTries, spanMs: fifteenMinutesMs, refusal: locked } as const;

/** A try that has been counted. */
export interface CountedTry {
  /** It was no guess. */
  readonly giveBack: () => Promise<void>;
  /** The password was right: earlier wrong ones count no more. */
  readonly forget: () => Promise<void>;
}

export interface SignInLimits {
  /**
   * Counts a try of an account from a network address, and delays it where the account is tried too often.
   * @throws TooManyTries after five wrong ones of the pair, or fifty of the address, for a quarter of an hour
   */
  ofUnknownBrowser(account: string, address: string): Promise<CountedTry>;
  /**
   * J-126: counts a try in a browser that the account's owner has used before; what strangers try counts elsewhere.
   * @throws TooManyTries after five wrong ones for a quarter of an hour
   */
  ofKnownBrowser(account: string, browserHash: string): Promise<CountedTry>;
  /** Forgets what was tried of an account whose password has just been set again, from this address. */
  unlock(account: string, address: string): Promise<void>;
}

/** J-115: wrong passwords from an unknown browser lock the pair of account and network address, never the account. */
export function createSignInLimits(limits: Limits): SignInLimits {
  const byPair = limits.of({ name: 'sign-in-pair', ...countedFor });
  const byAddress = limits.of({ name: 'sign-in-address', most: mostOfAddress, spanMs: fifteenMinutesMs });
  const byAccount = limits.of({ name: 'sign-in-account', most: mostOfAccount, spanMs: fifteenMinutesMs });
  const byBrowser = limits.of({ name: 'sign-in-browser', ...countedFor });
  return {
    ofUnknownBrowser: async (account, address) => {
      const caller = addressKey(address);
      const pair = `${account} ${caller}`;
      await byPair.take(pair);
      await byAddress.take(caller);
      await wait(delayMs(await byAccount.take(account)));
      return {
        giveBack: async () => void (await Promise.all([byPair.giveBack(pair), byAddress.giveBack(caller), byAccount.giveBack(account)])),
        forget: () => byPair.clear(pair),
      };
    },
    ofKnownBrowser: async (account, browserHash) => {
      const key = `${account} ${browserHash}`;
      await byBrowser.take(key);
      return { giveBack: () => byBrowser.giveBack(key), forget: () => byBrowser.clear(key) };
    },
    unlock: async (account, address) => {
      await Promise.all([byPair.clear(`${account} ${addressKey(address)}`), byAccount.clear(account)]);
    },
  };
}
