import type { AppServices } from '../server/app-services.ts';
import { ApiError } from '../server/api-error.ts';
import { knownBrowserOf, sessionBeginner, type Caller, type SignedIn } from './begin-session.ts';
import type { CodeSignIn } from './second-factor/code-sign-in.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { countedFor, createSignInLimits } from './sign-in-limits.ts';
import { newToken } from './token.ts';

export interface SignIn {
  /**
   * A token for e-mail and password.
   * @throws ApiError 401 for wrong ones (always the same message, ∅18); 401 `code_required` with a `challenge` where they are right and the
   *   account has a second factor (J-141)
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
export function createSignIn(
  services: Pick<AppServices, 'database' | 'limits' | 'mail' | 'now'>,
  secondStep: Pick<CodeSignIn, 'challenge'>,
): SignIn {
  const { database, limits } = services;
  const beginSession = sessionBeginner(services);
  const knownBrowser = knownBrowserOf(services);
  const tries = createSignInLimits(limits);
  const bySession = limits.of({ name: 'password-check', ...countedFor });
  // An unknown address takes as long as a wrong password, so that accounts cannot be guessed by the clock.
  let nobodysHash: Promise<string> | undefined;

  const countTry = async (account: string, caller: Caller) => {
    const known = await knownBrowser(account, caller);
    return known === null ? tries.ofUnknownBrowser(account, caller.address) : tries.ofKnownBrowser(account, known);
  };

  const signIn = async (email: string, password: string, caller: Caller): Promise<SignedIn> => {
    const account = email.trim().toLowerCase();
    const counted = await countTry(account, caller);
    // A database that is away is no wrong password.
    const credentials = await database.run('customers.credentials', account).catch(async (error: unknown) => {
      await counted.giveBack();
      throw error;
    });
    // Made for the first sign-in, for which known and unknown addresses wait alike.
    const nobodys = await (nobodysHash ??= hashPassword(newToken()));
    const isRight = await isPasswordOf(credentials?.password_hash ?? nobodys, password);
    if (credentials === null || !isRight) throw new ApiError(401, 'wrong_credentials', 'Nieprawidłowy adres e-mail lub hasło.');
    await counted.giveBack();
    await counted.forget();
    if (credentials.hasSecondFactor) {
      const challenge = await secondStep.challenge(credentials.id);
      throw new ApiError(401, 'code_required', 'Podaj kod z aplikacji.', { challenge });
    }
    return beginSession(credentials.id, 'password', caller);
  };

  return Object.assign(signIn, {
    requirePassword: async (account: string, password: string): Promise<void> => {
      await bySession.take(account);
      const credentials = await database.run('customers.credentials', account);
      if (credentials === null || !(await isPasswordOf(credentials.password_hash, password)))
        throw new ApiError(400, 'wrong_password', 'Nieprawidłowe aktualne hasło.');
      await bySession.clear(account);
    },
    unlock: tries.unlock,
  });
}
