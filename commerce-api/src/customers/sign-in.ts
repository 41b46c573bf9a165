import { hash, verify } from '@node-rs/argon2';
import type { Database } from '../database/database.ts';
import type { CustomerTransactions } from './transactions.ts';
import { ApiError } from '../server/api-error.ts';
import { rateLimit } from './rate-limit.ts';
import { newToken, tokenHash } from './token.ts';

const fifteenMinutesMs = 15 * 60 * 1000;
const tokenLifeMs = 30 * 24 * 60 * 60 * 1000;
const mostFailures = 5;

export interface SignIn {
  /**
   * A token for e-mail and password.
   * @throws ApiError 401 for wrong ones (always the same message, ∅18), 429 after five failures for a quarter of an hour
   */
  (email: string, password: string, address: string): Promise<string>;
  /**
   * Makes sure that somebody who is signed in knows the password.
   * @throws ApiError 400 `wrong_password`, 429 after five failures for a quarter of an hour
   */
  requirePassword(email: string, password: string): Promise<void>;
  /** Forgets failures of an account whose password has just been set again. */
  unlock(email: string): void;
}

const locked = () => new ApiError(429, 'account_locked', 'Konto zostało tymczasowo zablokowane. Spróbuj za 15 minut.');

/** Sign-in with limits per account and per network address. */
export function createSignIn(database: Database<CustomerTransactions>, now: () => Date): SignIn {
  const byAccount = rateLimit(mostFailures, fifteenMinutesMs, () => now().getTime());
  const byAddress = rateLimit(mostFailures * 10, fifteenMinutesMs, () => now().getTime());
  // An unknown address takes as long as a wrong password, so that accounts cannot be guessed by the clock.
  const dummyHash = hash(newToken());

  const signIn = async (email: string, password: string, address: string): Promise<string> => {
    const account = email.trim().toLowerCase();
    if (byAccount.isBlocked(account) || byAddress.isBlocked(address)) throw locked();
    const credentials = await database.run('customers.credentials', account);
    const isRight = await verify(credentials?.password_hash ?? (await dummyHash), password);
    if (credentials === null || !isRight) {
      byAccount.count(account);
      byAddress.count(address);
      throw new ApiError(401, 'wrong_credentials', 'Nieprawidłowy adres e-mail lub hasło.');
    }
    byAccount.clear(account);
    const token = newToken();
    const at = now();
    await database.run('customers.store-token', {
      customerId: credentials.id,
      hash: tokenHash(token),
      now: at.toISOString(),
      expiresAt: new Date(at.getTime() + tokenLifeMs).toISOString(),
    });
    return token;
  };

  return Object.assign(signIn, {
    requirePassword: async (account: string, password: string): Promise<void> => {
      if (byAccount.isBlocked(account)) throw locked();
      const credentials = await database.run('customers.credentials', account);
      if (credentials !== null && (await verify(credentials.password_hash, password))) return byAccount.clear(account);
      byAccount.count(account);
      throw new ApiError(400, 'wrong_password', 'Nieprawidłowe aktualne hasło.');
    },
    unlock: (account: string) => byAccount.clear(account),
  });
}
