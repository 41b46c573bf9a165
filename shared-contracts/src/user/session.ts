/** Sign-in and sign-out rules (U-01 … U-04, U-07, U-08, F-06). */
import { SIGN_OUT_PATIENCE_MS } from '../constants/time.ts';
import { waitFor } from '../retry/retry.ts';
import { DEFAULT_USER, type UserState } from '../state/user.ts';
import { CACHED_STATE, NEOPORTAL_USER_ID, SIGNIN_TOKEN, VISIT_ID } from '../storage/keys.ts';
import type { ShopStorage } from '../storage/shop-storage.ts';
import { noteRevocation } from './revocations.ts';

/** U-01: a stored token means signed in. */
export function isSignedIn(storage: ShopStorage): boolean {
  return storage.read(SIGNIN_TOKEN) !== undefined;
}

/** F-06: signed in, with a stored neoportal user id. */
export function isNeoportal(storage: ShopStorage): boolean {
  return isSignedIn(storage) && storage.read(NEOPORTAL_USER_ID) !== undefined;
}

export type UserEvent =
  | { readonly type: 'signed-in'; readonly isNeoportal: boolean }
  | { readonly type: 'sign-in-failed'; readonly error: string }
  | { readonly type: 'create-account-failed'; readonly error: string }
  /** U-03, E-18: what is known of the customer is dropped; with a token the user still counts as signed in (U-01). */
  | { readonly type: 'update-failed'; readonly isSignedIn: boolean }
  | {
      readonly type: 'customer-loaded';
      readonly customer: Pick<UserState, 'currentUser' | 'addresses' | 'extension_attributes'>;
      readonly isNeoportal: boolean;
    }
  /** U-01: whether a token is stored, looked up after hydration and whenever a session starts or ends. */
  | { readonly type: 'token-checked'; readonly isSignedIn: boolean }
  /** U-06 */
  | { readonly type: 'password-reset'; readonly email: string; readonly isInProgress: boolean }
  | { readonly type: 'errors-reset' }
  /** U-04 */
  | { readonly type: 'reset' };

/** The state of the user after an event. */
export function reduceUser(state: UserState, event: UserEvent): UserState {
  switch (event.type) {
    case 'signed-in':
      return { ...state, isSignedIn: true, isNeoportal: event.isNeoportal, signInError: null };
    case 'sign-in-failed':
      return { ...DEFAULT_USER, signInError: event.error }; // U-02, U-03, ≠43: reset first, then the error.
    case 'create-account-failed':
      return { ...state, createAccountError: event.error };
    case 'errors-reset':
      return { ...state, signInError: null, createAccountError: null };
    case 'customer-loaded':
      return { ...state, ...event.customer, isSignedIn: true, isNeoportal: event.isNeoportal };
    case 'token-checked':
      return state.isSignedIn === event.isSignedIn ? state : { ...state, isSignedIn: event.isSignedIn };
    case 'password-reset':
      return { ...state, forgotPassword: { email: event.email, isInProgress: event.isInProgress } };
    case 'update-failed':
      return { ...DEFAULT_USER, isSignedIn: event.isSignedIn };
    case 'reset':
      return DEFAULT_USER;
  }
}

export interface LocalSession {
  readonly storage: ShopStorage;
  /** Resets the user and neoportal slices and their kept copies. */
  readonly resetState: () => void;
}

/** Forgets a session that has ended on the server. */
export function forgetSession({ storage, resetState }: LocalSession): void {
  storage.remove(SIGNIN_TOKEN);
  storage.remove(VISIT_ID);
  storage.remove(NEOPORTAL_USER_ID);
  // What one shopper has looked at is not shown to the next.
  storage.remove(CACHED_STATE);
  resetState();
}

export interface SignOutPorts extends LocalSession {
  /**
   * its answer has `ok: true` once the server has revoked the token. These two calls bypass the 401 handling, else an expired token
   * would recurse (≠29).
   */
  readonly removeToken: (token: string) => Promise<unknown>;
  /** */
  readonly logout: () => Promise<unknown>;
}

const isConfirmed = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;

/**
 * U-07, ≠29: the token is revoked, the session ended, and then everything local goes, even if the calls fail or are not answered soon.
 * J-127: a token whose end was not confirmed is noted, to be revoked when there is a connection.
 */
export async function signOut({ storage, removeToken, logout, resetState }: SignOutPorts): Promise<void> {
  const token = storage.read(SIGNIN_TOKEN);
  const ignore = () => undefined; // Signing out here must not depend on the network.
  const calls = async (): Promise<void> => {
    if (token !== undefined) {
      const done = await noteRevocation(storage, token);
      if (isConfirmed(await removeToken(token).catch(ignore))) done();
    }
    await logout().catch(ignore);
  };
  const timeout = new AbortController();
  await Promise.race([calls(), waitFor(SIGN_OUT_PATIENCE_MS, timeout.signal).catch(ignore)]);
  timeout.abort();
  forgetSession({ storage, resetState });
}

/** U-08: the session has ended on the server: sign out, warn in the cart topic, read the cart again, in this order. */
export async function handleExpiredSession(ports: {
  readonly signOut: () => Promise<unknown>;
  readonly warn: () => void;
  readonly reloadCart: () => Promise<unknown>;
}): Promise<void> {
  await ports.signOut();
  ports.warn();
  await ports.reloadCart();
}
