import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';

import { DEFAULT_USER } from '../state/user.ts';
import { CACHED_STATE, NEOPORTAL_USER_ID, REVOKED_TOKENS, SIGNIN_TOKEN, VISIT_ID } from '../storage/keys.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import {
  forgetSession,
  handleExpiredSession,
  isNeoportal,
  isSignedIn,
  nameOrNothing,
  ownPath,
  reduceUser,
  revocationDone,
  signOut,
} from './index.ts';

describe('session', () => {
  it('[U-01] [T-01] a stored token means signed in', () => {
    const storage = createFakeStorage();
    expect(isSignedIn(storage)).toBe(false);
    storage.write(SIGNIN_TOKEN, 't');
    expect(isSignedIn(storage)).toBe(true);
  });

  it('[F-06] [T-02] neoportal needs a session and a stored neoportal id', () => {
    const storage = createFakeStorage();
    storage.write(NEOPORTAL_USER_ID, '7');
    expect(isNeoportal(storage)).toBe(false);
    storage.write(SIGNIN_TOKEN, 't');
    expect(isNeoportal(storage)).toBe(true);
  });

  it('[U-02] [U-03] [U-05] a failed sign-in resets the user first and then keeps its error', () => {
    const signedIn = reduceUser({ ...DEFAULT_USER, wishListQty: 4 }, { type: 'signed-in', isNeoportal: false });
    expect(signedIn.isSignedIn).toBe(true);
    const failed = reduceUser(signedIn, { type: 'sign-in-failed', error: 'Nieprawidłowy adres e-mail lub hasło.' });
    expect(failed).toEqual({ ...DEFAULT_USER, signInError: 'Nieprawidłowy adres e-mail lub hasło.' });
    expect(reduceUser(failed, { type: 'errors-reset' }).signInError).toBeNull();
    expect(reduceUser(DEFAULT_USER, { type: 'create-account-failed', error: 'x' }).createAccountError).toBe('x');
  });

  it('[U-03] [U-04] [E-18] a failed update drops the customer but not the session, a reset drops both', () => {
    const signedIn = reduceUser({ ...DEFAULT_USER, wishListQty: 4 }, { type: 'signed-in', isNeoportal: true });
    expect(reduceUser(signedIn, { type: 'update-failed', isSignedIn: true })).toEqual({ ...DEFAULT_USER, isSignedIn: true });
    expect(reduceUser(signedIn, { type: 'reset' })).toEqual(DEFAULT_USER);
  });

  it('[U-07] signing out revokes the token, ends the session and clears everything here, in this order', async () => {
    const storage = createFakeStorage();
    storage.write(SIGNIN_TOKEN, 't');
    storage.write(NEOPORTAL_USER_ID, '7');
    const calls: string[] = [];
    await signOut({
      storage,
      removeToken: async (token) => void calls.push(`remove ${token} ${isSignedIn(storage)}`),
      logout: async () => void calls.push('logout'),
      resetState: () => void calls.push(`reset ${isSignedIn(storage)}`),
    });
    expect(calls).toEqual(['remove t true', 'logout', 'reset false']);
    expect(storage.read(NEOPORTAL_USER_ID)).toBeUndefined();
  });

  it('[J-179] what was seen last goes with the session, and so does its visit', async () => {
    const storage = createFakeStorage();
    storage.write(CACHED_STATE, { user: { recentlyViewed: ['A'] } });
    storage.write(VISIT_ID, 'visit');
    forgetSession({ storage, resetState: () => {} });
    expect(storage.local.getItem('CACHED_STATE')).toBeNull();
    expect(storage.read(VISIT_ID)).toBeUndefined();
  });

  it('[U-07] it succeeds here even when the server does not answer', async () => {
    const storage = createFakeStorage();
    storage.write(SIGNIN_TOKEN, 't');
    const fail = () => Promise.reject(new Error('offline'));
    await signOut({ storage, removeToken: fail, logout: fail, resetState: () => {} });
    expect(isSignedIn(storage)).toBe(false);
  });

  // SHA-256 of 't'.
  const digest = 'e3b98a4da31a127d4bde6e43033f66ba274cab0eb7eb1c70ec41402bf6273dd8';

  it.each([
    ['there is no connection', () => Promise.reject(new Error('offline'))],
    ['the server fails', async () => ({ ok: false })],
  ])('[J-127] when %s, the token goes and its digest is kept, which opens nothing', async (_why, removeToken) => {
    const storage = createFakeStorage();
    storage.write(SIGNIN_TOKEN, 't');
    await signOut({ storage, removeToken, logout: removeToken, resetState: () => {} });
    expect([isSignedIn(storage), storage.read(REVOKED_TOKENS)]).toEqual([false, [digest]]);
    revocationDone(storage, digest);
    expect(storage.local.getItem('revoked_tokens')).toBeNull();
  });

  it('[J-127] what the server has confirmed is not kept, and a server that is silent is waited for five seconds', async () => {
    const storage = createFakeStorage();
    storage.write(SIGNIN_TOKEN, 't');
    await signOut({ storage, removeToken: async () => ({ ok: true }), logout: async () => ({ ok: true }), resetState: () => {} });
    expect(storage.read(REVOKED_TOKENS)).toEqual([]);
    storage.write(SIGNIN_TOKEN, 't');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const silent = () => new Promise<never>(() => {});
    const ended = signOut({ storage, removeToken: silent, logout: silent, resetState: () => {} });
    while (storage.read(REVOKED_TOKENS).length === 0) await new Promise((resolve) => setImmediate(resolve)); // the digest is made
    await jest.advanceTimersByTimeAsync(4_999);
    expect(isSignedIn(storage)).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    await ended;
    expect([isSignedIn(storage), storage.read(REVOKED_TOKENS)]).toEqual([false, [digest]]);
  });

  it('[U-08] [E-02] an expired session signs out, warns and reads the cart again, in this order', async () => {
    const calls: string[] = [];
    await handleExpiredSession({
      signOut: async () => void calls.push('sign out'),
      warn: () => void calls.push('warn'),
      reloadCart: async () => void calls.push('cart'),
    });
    expect(calls).toEqual(['sign out', 'warn', 'cart']);
  });
});

describe('customer', () => {
  it.each([
    ['-', null],
    [' - ', null],
    ['', null],
    [null, null],
    [undefined, null],
    ['Ola', 'Ola'],
  ])('[U-11] the name %p is %p', (name, shown) => {
    expect(nameOrNothing(name)).toBe(shown);
  });
});

describe('after login', () => {
  it.each([
    ['/pralka.html?a=1#b', '/pralka.html?a=1#b'],
    ['/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/..//evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['pralka.html', '/'],
    ['', '/'],
    [null, '/'],
  ])('[R-50] [W-08] the redirect %p leads to %s', (redirect, path) => {
    expect(ownPath(redirect)).toBe(path);
  });

  it('[R-50] no redirect ever leaves the shop', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', '\t', '\n', '?', '#', '%2f') }), (text) => {
        expect(new URL(ownPath(text), 'https://amperio.example').origin).toBe('https://amperio.example');
      }),
    );
  });
});
