/** Signing in and out, and reading who is signed in. What React does not need to know about. */
import type { createStore } from 'jotai';
import { NEOPORTAL_USER_ID, SIGNIN_TOKEN, userSlice, type ApiError, type CartService, type EventBus } from 'shared-contracts';
import { reactionToUnauthorized } from 'shared-contracts/errors';
import { reduceUser, signOut as endSession, type UserEvent } from 'shared-contracts/user';
import { customerFields } from './customer-fields.ts';
import type { SessionPorts } from './session-ports.ts';

export interface SessionContext extends SessionPorts {
  readonly store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>;
  readonly bus: EventBus;
  readonly cart: Pick<CartService, 'assignToCustomer' | 'load'>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const change = ({ store }: SessionContext, event: UserEvent): void =>
  store.set(userSlice.patch, reduceUser(store.get(userSlice.read), event));

/** U-01, U-02: keeps the token and tells everyone; null when it worked. A refusal clears the user and stays as `signInError`. */
export async function signIn(session: SessionContext, { email, password }: Credentials): Promise<ApiError | null> {
  const { rest, storage, bus, cart } = session;
  const answer = await rest.signIn(email, password);
  if (!answer.ok) {
    change(session, { type: 'sign-in-failed', error: answer.error.message || answer.error.kind });
    return answer.error;
  }
  storage.write(SIGNIN_TOKEN, answer.value, { clearAllIfFull: true });
  change(session, { type: 'signed-in', isNeoportal: false });
  bus.emit('session.started@1', {});
  void cart.assignToCustomer(); // C-30: what the guest has chosen becomes the customer's.
  return null;
}

/** U-07. The calls that revoke the token and end the session join when the server offers them. */
export async function signOut(session: SessionContext): Promise<void> {
  const { storage, bus, cart } = session;
  const nothing = () => Promise.resolve();
  await endSession({ storage, removeToken: nothing, logout: nothing, resetState: () => change(session, { type: 'reset' }) });
  bus.emit('session.ended@1', {});
  void cart.load('full');
}

export type CustomerOutcome =
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Reads the customer into the user slice. U-09: what is there already is not asked for again. */
export async function loadCustomer(session: SessionContext): Promise<CustomerOutcome> {
  const { rest, storage, store, bus, cart } = session;
  if (storage.read(SIGNIN_TOKEN) === undefined) return { kind: 'guest' };
  if (store.get(userSlice.read).currentUser.email !== '') return { kind: 'customer' };
  const answer = await rest.readCustomer();
  if (answer.ok) {
    const { neoportal_user_id: neoportalId } = answer.value.extension_attributes;
    if (neoportalId !== null) storage.write(NEOPORTAL_USER_ID, neoportalId); // T-02, F-06
    store.set(userSlice.patch, { ...customerFields(answer.value), isSignedIn: true, isNeoportal: neoportalId !== null });
    return { kind: 'customer' };
  }
  if (answer.error.status !== 401) return { kind: 'failed', error: answer.error };
  // The token is worth nothing any more. ≠32: the known message is no news to the shopper, another 401 is (E-02).
  storage.remove(SIGNIN_TOKEN);
  storage.remove(NEOPORTAL_USER_ID);
  change(session, { type: 'reset' });
  const reaction = reactionToUnauthorized({ status: 401, message: answer.error.message, hasToken: true });
  if (reaction === 'session-expired') bus.emit('session.expired@1', {}); // U-08: the host warns and reads the cart again
  else {
    bus.emit('session.ended@1', {});
    void cart.load('full');
  }
  return { kind: 'guest' };
}
