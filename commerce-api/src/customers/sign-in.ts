import { hash, verify } from '@node-rs/argon2';
import { TOKEN_LIFE_MS } from 'shared-contracts/constants';
import type { AppServices } from '../server/app-services.ts';
import { ApiError } from '../server/api-error.ts';
import type { Device } from './device.ts';
import { newBrowserMark } from './known-browser.ts';
import { countedFor, createSignInLimits } from './sign-in-limits.ts';
import { newToken, tokenHash } from './token.ts';

/** Who asks to sign in. */
export interface Caller {
  /** Network address. */
  readonly address: string;
  readonly device: Device;
  /** The mark of the browser (J-126); undefined without one. */
  readonly browser: string | undefined;
  readonly storeCode: string;
}

export interface SignedIn {
  readonly token: string;
  /** The mark that the browser is to keep. */
  readonly browser: string;
}

export interface SignIn {
  /**
   * A token for e-mail and password.
   * @throws ApiError 401 for wrong ones (always the same message, ∅18)
   * @throws TooManyTries after too many wrong ones (`SignInLimits`)
   */
  (email: string, password: string, caller: Caller): Promise<SignedIn>;
  /**
   * Makes sure that somebody who is signed in knows the password.
   * @throws ApiError 400 `wrong_password`
   * @throws TooManyTries after five failures for a quarter of an hour
   */
  requirePassword(email: string, password: string): Promise<void>;
  /** Forgets failures of an account whose password has just been set again, from this address. */
  unlock(email: string, address: string): Promise<void>;
}

/** Sign-in with limits (J-115): from a browser that the owner has used before they count apart from everybody else's (J-126). */
export function createSignIn({ database, limits, mail, now }: Pick<AppServices, 'database' | 'limits' | 'mail' | 'now'>): SignIn {
  const tries = createSignInLimits(limits);
  const bySession = limits.of({ name: 'password-check', ...countedFor });
  // An unknown address takes as long as a wrong password, so that accounts cannot be guessed by the clock.
  const dummyHash = hash(newToken());

  const countTry = async (account: string, { address, browser }: Caller) => {
    const browserHash = browser === undefined ? null : tokenHash(browser);
    const isKnown =
      browserHash !== null && (await database.run('browsers.is-known', { email: account, hash: browserHash, now: now().toISOString() }));
    return isKnown ? tries.ofKnownBrowser(account, browserHash) : tries.ofUnknownBrowser(account, address);
  };

  const begin = async (customerId: number, { device, browser, storeCode }: Caller): Promise<SignedIn> => {
    const token = newToken();
    const fresh = newBrowserMark();
    const at = now();
    const { isNewBrowser } = await database.run('sessions.begin', {
      customerId,
      hash: tokenHash(token),
      device,
      browser: { sent: browser === undefined ? null : tokenHash(browser), fresh: tokenHash(fresh) },
      storeCode,
      now: at.toISOString(),
      expiresAt: new Date(at.getTime() + TOKEN_LIFE_MS).toISOString(),
    });
    if (isNewBrowser) mail.wake();
    return { token, browser: isNewBrowser || browser === undefined ? fresh : browser };
  };

  const signIn = async (email: string, password: string, caller: Caller): Promise<SignedIn> => {
    const account = email.trim().toLowerCase();
    const counted = await countTry(account, caller);
    // A database that is away is no wrong password.
    const credentials = await database.run('customers.credentials', account).catch(async (error: unknown) => {
      await counted.giveBack();
      throw error;
    });
    const isRight = await verify(credentials?.password_hash ?? (await dummyHash), password);
    if (credentials === null || !isRight) throw new ApiError(401, 'wrong_credentials', 'Nieprawidłowy adres e-mail lub hasło.');
    await counted.giveBack();
    await counted.forget();
    return begin(credentials.id, caller);
  };

  return Object.assign(signIn, {
    requirePassword: async (account: string, password: string): Promise<void> => {
      await bySession.take(account);
      const credentials = await database.run('customers.credentials', account);
      if (credentials === null || !(await verify(credentials.password_hash, password)))
        throw new ApiError(400, 'wrong_password', 'Nieprawidłowe aktualne hasło.');
      await bySession.clear(account);
    },
    unlock: tries.unlock,
  });
}
