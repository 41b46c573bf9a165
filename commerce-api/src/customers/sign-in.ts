import { setTimeout as wait } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { addressKey } from 'shared-contracts/network';
import type { AppServices } from '../server/app-services.ts';
import { ApiError } from '../server/api-error.ts';
import type { Device } from './device.ts';
import { newToken, tokenHash } from './token.ts';

const fifteenMinutesMs = 15 * 60 * 1000;
const tokenLifeMs = 30 * 24 * 60 * 60 * 1000;
const mostOfPair = 5;
const mostOfAddress = 50;
/** Tries of one account, from wherever, that are answered at once; later ones wait longer and longer. */
const undelayed = 10;
const firstDelayMs = 250;
const longestDelayMs = 4000;
/** No limit for a person: far above what delayed answers allow somebody who asks for one account from many addresses. */
const mostOfAccount = 100_000;

/** Who asks to sign in. */
export interface Caller {
  /** Network address. */
  readonly address: string;
  readonly device: Device;
}

export interface SignIn {
  /**
   * A token for e-mail and password.
   * @throws ApiError 401 for wrong ones (always the same message, ∅18)
   * @throws TooManyTries after five wrong ones for this account from this network address, or fifty for any, for a quarter of an hour
   */
  (email: string, password: string, caller: Caller): Promise<string>;
  /**
   * Makes sure that somebody who is signed in knows the password.
   * @throws ApiError 400 `wrong_password`
   * @throws TooManyTries after five failures for a quarter of an hour
   */
  requirePassword(email: string, password: string): Promise<void>;
  /** Forgets failures of an account whose password has just been set again, from this address. */
  unlock(email: string, address: string): Promise<void>;
}

const locked = { code: 'account_locked', message: 'Konto zostało tymczasowo zablokowane. Spróbuj za 15 minut.' } as const;

const delayMs = (tries: number): number => (tries <= undelayed ? 0 : Math.min(firstDelayMs * 2 ** (tries - undelayed - 1), longestDelayMs));

/**
 * Sign-in with limits (J-115). A stranger's wrong passwords lock the pair of account and network address, never the account: from
 * everywhere else its owner signs in, at worst with a delay.
 */
export function createSignIn({ database, limits, now }: Pick<AppServices, 'database' | 'limits' | 'now'>): SignIn {
  const span = { spanMs: fifteenMinutesMs } as const;
  const byPair = limits.of({ name: 'sign-in-pair', most: mostOfPair, refusal: locked, ...span });
  const byAddress = limits.of({ name: 'sign-in-address', most: mostOfAddress, ...span });
  const byAccount = limits.of({ name: 'sign-in-account', most: mostOfAccount, ...span });
  const bySession = limits.of({ name: 'password-check', most: mostOfPair, refusal: locked, ...span });
  // An unknown address takes as long as a wrong password, so that accounts cannot be guessed by the clock.
  const dummyHash = hash(newToken());

  const signIn = async (email: string, password: string, { address, device }: Caller): Promise<string> => {
    const account = email.trim().toLowerCase();
    const caller = addressKey(address);
    const pair = `${account} ${caller}`;
    await byPair.take(pair);
    await byAddress.take(caller);
    await wait(delayMs(await byAccount.take(account)));
    const wasNoGuess = () => Promise.all([byPair.giveBack(pair), byAddress.giveBack(caller), byAccount.giveBack(account)]);
    // A database that is away is no wrong password.
    const credentials = await database.run('customers.credentials', account).catch(async (error: unknown) => {
      await wasNoGuess();
      throw error;
    });
    const isRight = await verify(credentials?.password_hash ?? (await dummyHash), password);
    if (credentials === null || !isRight) throw new ApiError(401, 'wrong_credentials', 'Nieprawidłowy adres e-mail lub hasło.');
    await wasNoGuess();
    await byPair.clear(pair);
    const token = newToken();
    const at = now();
    await database.run('sessions.begin', {
      customerId: credentials.id,
      hash: tokenHash(token),
      device,
      now: at.toISOString(),
      expiresAt: new Date(at.getTime() + tokenLifeMs).toISOString(),
    });
    return token;
  };

  return Object.assign(signIn, {
    requirePassword: async (account: string, password: string): Promise<void> => {
      await bySession.take(account);
      const credentials = await database.run('customers.credentials', account);
      if (credentials === null || !(await verify(credentials.password_hash, password)))
        throw new ApiError(400, 'wrong_password', 'Nieprawidłowe aktualne hasło.');
      await bySession.clear(account);
    },
    unlock: async (account: string, address: string): Promise<void> => {
      await Promise.all([byPair.clear(`${account} ${addressKey(address)}`), byAccount.clear(account)]);
    },
  });
}
