/** Signing in and out, and reading who is signed in. What React does not need to know about. */
import type { createStore } from 'jotai';
import {
  type ApiError,
  type ApiResult,
  type CartService,
  dispatchUserEvent,
  type EventBus,
  NEOPORTAL_USER_ID,
  randomKey,
  type ShopStorage,
  SIGNIN_TOKEN,
  userAtom,
} from 'shared-contracts';
import { reactionToUnauthorized } from 'shared-contracts/errors';
import type { Customer } from 'shared-contracts/rest';
import { COMPLAINT_DRAFT, COMPLAINT_MESSAGE, VISIT_ID } from 'shared-contracts/storage';
import { forgetSession, signOut as endSession } from 'shared-contracts/user';
import type { Commerce } from './commerce.ts';
import { customerFields } from './customer-fields.ts';

export interface SessionContext {
  readonly rest: Pick<
    Commerce,
    'signIn' | 'signInWithCode' | 'signInWithPasskey' | 'createCustomer' | 'readCustomer' | 'removeToken' | 'logout'
  >;
  readonly storage: ShopStorage;
  readonly store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>;
  readonly bus: EventBus;
  readonly cart: Pick<CartService, 'assignToCustomer' | 'load'>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

type UserContext = Pick<SessionContext, 'store' | 'storage'>;

/** U-03, E-18: resets the whole user state; a visitor with a token still counts as signed in (U-01). */
export function clearUser({ store, storage }: UserContext): void {
  store.set(dispatchUserEvent, { type: 'update-failed', isSignedIn: storage.read(SIGNIN_TOKEN) !== undefined });
}

/** Stores the customer that the server has returned in the user slice. */
export function storeCustomer({ store, storage }: UserContext, customer: Customer): void {
  const { neoportal_user_id: neoportalId } = customer.extension_attributes;
  if (neoportalId !== null) storage.write(NEOPORTAL_USER_ID, neoportalId); // T-02, F-06
  store.set(dispatchUserEvent, { type: 'customer-loaded', customer: customerFields(customer), isNeoportal: neoportalId !== null });
}

/** The challenge of a right password whose account has a second factor (J-141); null for any other error. */
export function challengeOf({ code, parameters: { challenge } }: ApiError): string | null {
  return code === 'code_required' && typeof challenge === 'string' ? challenge : null;
}

/** A call that answers a token. */
export type AskForToken = (rest: SessionContext['rest']) => Promise<ApiResult<string>>;

/**
 * U-01, U-02: stores the token and emits `session.started`; null on success. An error clears the user and is kept as `signInError`, but
 * for the question for a code.
 */
export async function signInBy(session: SessionContext, ask: AskForToken): Promise<ApiError | null> {
  const { rest, storage, bus, cart } = session;
  session.store.set(dispatchUserEvent, { type: 'errors-reset' });
  const answer = await ask(rest);
  if (!answer.ok) {
    const { error } = answer;
    if (challengeOf(error) === null) session.store.set(dispatchUserEvent, { type: 'sign-in-failed', error: error.message || error.kind });
    return error;
  }
  storage.write(SIGNIN_TOKEN, answer.value, { clearAllIfFull: true });
  storage.write(VISIT_ID, randomKey());
  session.store.set(dispatchUserEvent, { type: 'signed-in', isNeoportal: false });
  bus.emit('session.started@1', {});
  void cart.assignToCustomer(); // C-30: the cart of the guest becomes the customer's.
  return null;
}

/** Signs in with e-mail address and password. */
export const signIn = (session: SessionContext, { email, password }: Credentials): Promise<ApiError | null> =>
  signInBy(session, (rest) => rest.signIn(email, password));

/** U-07, ≠29: revokes the token and ends the session on the server, then clears the local state even if the calls fail. */
export async function signOut(session: SessionContext): Promise<void> {
  const { rest, storage, store, bus, cart } = session;
  await endSession({
    storage,
    removeToken: rest.removeToken,
    logout: rest.logout,
    resetState: () => store.set(dispatchUserEvent, { type: 'reset' }),
  });
  // J-234: it outlives a session that ends by itself; who signs out leaves no address and no account number to the next one at this screen.
  storage.remove(COMPLAINT_DRAFT);
  storage.remove(COMPLAINT_MESSAGE);
  bus.emit('session.ended@1', {});
  void cart.load('full');
}

/** Clears what is local after the session has ended on the server, without a notice. */
export function leave({ storage, store, bus, cart }: SessionContext): void {
  forgetSession({ storage, resetState: () => store.set(dispatchUserEvent, { type: 'reset' }) });
  bus.emit('session.ended@1', {});
  void cart.load('full');
}

/**
 * A 401 of an account call: the token is no longer valid. The host handles sessions that have expired (U-08); the message
 * that it ignores (≠32) ends the session here, without a notice. Other errors change nothing.
 */
export function endRefusedSession(session: SessionContext, error: ApiError): void {
  const { storage } = session;
  if (error.status !== 401 || storage.read(SIGNIN_TOKEN) === undefined) return;
  if (reactionToUnauthorized({ status: 401, message: error.message, hasToken: true }) !== 'ignore') return;
  leave(session);
}

export type CustomerOutcome =
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Reads the customer into the user slice. U-09: a customer that is loaded is not requested again. */
export async function loadCustomer(session: SessionContext): Promise<CustomerOutcome> {
  const { rest, storage, store } = session;
  if (storage.read(SIGNIN_TOKEN) === undefined) return { kind: 'guest' };
  if (store.get(userAtom).currentUser.email !== '') return { kind: 'customer' };
  const answer = await rest.readCustomer();
  if (answer.ok) {
    storeCustomer(session, answer.value);
    return { kind: 'customer' };
  }
  const { error } = answer;
  if (error.status !== 401) {
    clearUser(session); // U-03
    return { kind: 'failed', error };
  }
  endRefusedSession(session, error);
  return { kind: 'guest' };
}
