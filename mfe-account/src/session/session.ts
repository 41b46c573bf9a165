/** Signing in and out, and reading who is signed in. What React does not need to know about. */
import type { createStore } from 'jotai';
import {
  NEOPORTAL_USER_ID,
  neoportalDataSlice,
  SIGNIN_TOKEN,
  userSlice,
  type ApiError,
  type CartService,
  type EventBus,
  type ShopStorage,
} from 'shared-contracts';
import { reactionToUnauthorized } from 'shared-contracts/errors';
import type { Customer } from 'shared-contracts/rest';
import { reduceUser, signOut as endSession, type UserEvent } from 'shared-contracts/user';
import type { Commerce } from './commerce.ts';
import { customerFields } from './customer-fields.ts';

export interface SessionContext {
  readonly rest: Pick<Commerce, 'signIn' | 'createCustomer' | 'readCustomer' | 'removeToken' | 'logout'>;
  readonly storage: ShopStorage;
  readonly store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>;
  readonly bus: EventBus;
  readonly cart: Pick<CartService, 'assignToCustomer' | 'load'>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

type UserPlace = Pick<SessionContext, 'store' | 'storage'>;

/** Applies what has happened to the user slice. */
export function tellUser({ store }: UserPlace, event: UserEvent): void {
  const before = store.get(userSlice.read);
  const after = reduceUser(before, event);
  store.set(userSlice.patch, after);
}

/** U-03, E-18: the whole user state goes; who has a token is signed in all the same (U-01). */
export function forgetUser(place: UserPlace): void {
  tellUser(place, { type: 'update-failed' });
  place.store.set(userSlice.patch, { isSignedIn: place.storage.read(SIGNIN_TOKEN) !== undefined });
}

/** Takes the server's word about the customer into the user slice. */
export function takeCustomer({ store, storage }: UserPlace, customer: Customer): void {
  const { neoportal_user_id: neoportalId } = customer.extension_attributes;
  if (neoportalId !== null) storage.write(NEOPORTAL_USER_ID, neoportalId); // T-02, F-06
  store.set(userSlice.patch, { ...customerFields(customer), isSignedIn: true, isNeoportal: neoportalId !== null });
}

/** U-01, U-02: keeps the token and tells everyone; null when it worked. A refusal clears the user and stays as `signInError`. */
export async function signIn(session: SessionContext, { email, password }: Credentials): Promise<ApiError | null> {
  const { rest, storage, bus, cart } = session;
  tellUser(session, { type: 'errors-reset' });
  const answer = await rest.signIn(email, password);
  if (!answer.ok) {
    tellUser(session, { type: 'sign-in-failed', error: answer.error.message || answer.error.kind });
    return answer.error;
  }
  storage.write(SIGNIN_TOKEN, answer.value, { clearAllIfFull: true });
  tellUser(session, { type: 'signed-in', isNeoportal: false });
  bus.emit('session.started@1', {});
  void cart.assignToCustomer(); // C-30: what the guest has chosen becomes the customer's.
  return null;
}

/** U-07, ≠29: the token is revoked and the session ended, then everything here goes, even if the calls fail. */
export async function signOut(session: SessionContext): Promise<void> {
  const { rest, storage, store, bus, cart } = session;
  await endSession({
    storage,
    removeToken: rest.removeToken,
    logout: rest.logout,
    resetState: () => {
      tellUser(session, { type: 'reset' });
      store.set(neoportalDataSlice.reset);
    },
  });
  bus.emit('session.ended@1', {});
  void cart.load('full');
}

/**
 * A 401 of the account: the token is worth nothing any more. The host has heard of a session that has expired and leaves it
 * (U-08); the known message is news to nobody (≠32), so that the session ends here, without a word. Other errors change nothing.
 */
export function leaveRefused(session: SessionContext, error: ApiError): void {
  const { storage, bus, cart } = session;
  if (error.status !== 401 || storage.read(SIGNIN_TOKEN) === undefined) return;
  if (reactionToUnauthorized({ status: 401, message: error.message, hasToken: true }) !== 'ignore') return;
  storage.remove(SIGNIN_TOKEN);
  storage.remove(NEOPORTAL_USER_ID);
  tellUser(session, { type: 'reset' });
  bus.emit('session.ended@1', {});
  void cart.load('full');
}

export type CustomerOutcome =
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Reads the customer into the user slice. U-09: what is there already is not asked for again. */
export async function loadCustomer(session: SessionContext): Promise<CustomerOutcome> {
  const { rest, storage, store } = session;
  if (storage.read(SIGNIN_TOKEN) === undefined) return { kind: 'guest' };
  if (store.get(userSlice.read).currentUser.email !== '') return { kind: 'customer' };
  const answer = await rest.readCustomer();
  if (answer.ok) {
    takeCustomer(session, answer.value);
    return { kind: 'customer' };
  }
  const { error } = answer;
  if (error.status !== 401) {
    forgetUser(session); // U-03
    return { kind: 'failed', error };
  }
  leaveRefused(session, error);
  return { kind: 'guest' };
}
