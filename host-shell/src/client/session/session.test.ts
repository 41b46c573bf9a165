import { describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { DEFAULT_USER, dispatchUserEvent, NEOPORTAL_USER_ID, noticesQueueAtom, SIGNIN_TOKEN, userAtom } from 'shared-contracts';
import { SIGNED_IN_ONLY_MESSAGE } from 'shared-contracts/errors';
import { createRestClient } from 'shared-contracts/rest';
import { createFakeStorage } from 'shared-contracts/testing';
import { leaveExpiredSession } from './expired-session.ts';
import { watchUnauthorized } from './watch-unauthorized.ts';

const answer = (status: number, body: unknown = {}): Response => new Response(JSON.stringify(body), { status });

const setup = (respond: () => Response) => {
  const session: { token: string | undefined } = { token: 't1' };
  const onExpired = jest.fn();
  const watched = watchUnauthorized({ token: () => session.token, onExpired });
  const fetch = watched(async () => respond());
  return { session, onExpired, watched, fetch, call: () => fetch('/rest/V1/pwa/carts/mine') };
};

describe('a call that the server refuses with 401', () => {
  it('[U-08] ends the session of someone who has one, once for all calls', async () => {
    const { session, onExpired, call } = setup(() => answer(401, { message: 'Sesja wygasła.' }));
    const [first] = await Promise.all([call(), call()]);
    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(await first?.json()).toEqual({ message: 'Sesja wygasła.' }); // the caller reads it too
    session.token = 't2';
    await call();
    expect(onExpired).toHaveBeenCalledTimes(2);
  });

  it('[O-15] is ignored with the known message, and for a guest', async () => {
    const known = setup(() => answer(401, { message: SIGNED_IN_ONLY_MESSAGE }));
    await known.call();
    const guest = setup(() => answer(401));
    guest.session.token = undefined;
    await guest.call();
    expect([known.onExpired.mock.calls.length, guest.onExpired.mock.calls.length]).toEqual([0, 0]);
  });

  it('[U-08] another refusal, or an answer without JSON, is told apart by its status alone', async () => {
    const forbidden = setup(() => answer(403));
    await forbidden.call();
    const bare = setup(() => new Response('Unauthorized', { status: 401 }));
    await bare.call();
    expect([forbidden.onExpired.mock.calls.length, bare.onExpired.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a file that is sent with its progress, not by the usual fetch', () => {
  it('[U-08] ends the session too, once together with the calls that the server refuses beside it', async () => {
    const { watched, onExpired, call } = setup(() => answer(401));
    const send = watched(async () => answer(401));
    await Promise.all([call(), send('/rest/V1/amperio/rma/files'), watched(async () => answer(401))('/rest/V1/amperio/rma/files')]);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('[V-17] [E-12] is not even begun without a connection', async () => {
    const { watched } = setup(() => answer(200));
    const send = jest.fn(async () => answer(200));
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    try {
      await expect(watched(send)('/rest/V1/amperio/rma/files')).rejects.toThrow('Offline');
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a call of a remote', () => {
  it('[U-08] [E-02] is watched as well: its answer tells that the session has ended', async () => {
    const { onExpired, fetch } = setup(() => answer(401, { message: 'Sesja wygasła.' }));
    const rest = createRestClient({ baseUrl: 'https://shop.example', fetch, store: () => 'amperio', token: () => 't1' });
    expect(await rest.listOrders()).toMatchObject({ ok: false, error: { status: 401, message: 'Sesja wygasła.' } });
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('that signs out ends no session once more, whatever it is answered', async () => {
    const { onExpired, fetch } = setup(() => answer(401, { message: 'Sesja wygasła.' }));
    const rest = createRestClient({ baseUrl: 'https://shop.example', fetch, store: () => 'amperio', token: () => 't1' });
    await rest.removeToken('t1');
    await rest.logout();
    await fetch('/customer/ajax/logout');
    expect(onExpired).not.toHaveBeenCalled();
  });
});

describe('a session that the server does not know any more', () => {
  it('[E-02] [U-08] is left, the shopper is warned in the topic of the cart, and then the cart is read as a guest', async () => {
    const store = createStore();
    const storage = createFakeStorage();
    storage.write(SIGNIN_TOKEN, 't1');
    storage.write(NEOPORTAL_USER_ID, '7');
    store.set(dispatchUserEvent, { type: 'token-checked', isSignedIn: true });
    const seen: unknown[] = [];
    const load = async () => {
      seen.push([storage.read(SIGNIN_TOKEN), store.get(noticesQueueAtom).length]);
      return { ok: true } as const;
    };
    await leaveExpiredSession({ store, storage, cart: { load } }, 'Twoja sesja wygasła.');
    expect(seen).toEqual([[undefined, 1]]);
    expect(store.get(noticesQueueAtom)).toMatchObject([{ type: 'warning', topic: 'cart', content: 'Twoja sesja wygasła.' }]);
    expect(store.get(userAtom)).toEqual(DEFAULT_USER);
    expect(storage.read(NEOPORTAL_USER_ID)).toBeUndefined();
  });
});
