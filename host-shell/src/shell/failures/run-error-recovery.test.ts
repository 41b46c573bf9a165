/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { APP_VERSION } from 'shared-contracts/constants';
import { createFakeClock, createFakeStorage } from 'shared-contracts/testing';
import { noteReload } from '../reload/reload-guard.ts';
import type { Failure, FailureScreen, FailureState } from './failure-machine.ts';
import { PATIENCE_MS, runErrorRecovery } from './run-error-recovery.ts';

const setup = () => {
  const clock = createFakeClock();
  const storage = createFakeStorage(clock);
  const browser: { online: boolean; version: string | null } = { online: true, version: APP_VERSION };
  const [reload, clear] = [jest.fn(), jest.fn()];
  const guard = { storage: () => storage, now: clock.now };
  const recover = (failure: Failure = 'no-answer') => {
    const shown: FailureScreen[] = [];
    const ports = {
      ...guard,
      isOnline: () => browser.online,
      reload,
      clear,
      serverVersion: async () => browser.version,
      show: ({ screen }: FailureState) => shown.push(screen),
    };
    return { shown, ...runErrorRecovery(ports, failure) };
  };
  return { clock, guard, browser, reload, clear, recover };
};

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const connection = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event));

describe('the page of a failure', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('[V-10] is read again once; a second failure within 30 s ends in the maintenance page', async () => {
    const { clock, reload, recover } = setup();
    const first = recover();
    await pass(PATIENCE_MS - 1);
    expect(reload).not.toHaveBeenCalled();
    await pass(1);
    expect([reload.mock.calls.length, first.shown]).toEqual([1, ['connection-failed', 'connection-failed']]);
    first.end();
    clock.pass(29_999);
    const second = recover();
    await pass(60_000);
    expect([reload.mock.calls.length, second.shown]).toEqual([1, ['maintenance']]);
    second.end();
    clock.pass(1);
    const third = recover();
    expect(third.shown).toEqual(['connection-failed']);
    third.end();
  });

  it('[V-05] fetches another version of the shop at once; no answer and the same version change nothing', async () => {
    for (const [version, reloads] of [
      [APP_VERSION, 0],
      [null, 0],
      ['9.9.9', 1],
    ] as const) {
      const { browser, reload, recover } = setup();
      browser.version = version;
      const { end } = recover();
      await pass(0);
      expect(reload).toHaveBeenCalledTimes(reloads);
      end();
    }
  });

  it('[V-09] ≠05: offline it stays, and is read again when the browser comes online', async () => {
    const { guard, browser, reload, recover } = setup();
    browser.online = false;
    noteReload(guard, 'error-page');
    const { shown, end } = recover();
    await pass(60_000);
    expect([reload.mock.calls.length, shown]).toEqual([0, ['connection-failed']]);
    connection('online');
    expect(reload).toHaveBeenCalledTimes(1);
    end();
    connection('online');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[V-09] is not read again while the connection is gone that it had', async () => {
    const { browser, reload, recover } = setup();
    const { end } = recover();
    browser.online = false;
    connection('offline');
    await pass(PATIENCE_MS);
    expect(reload).not.toHaveBeenCalled();
    end();
  });

  it('[R-07] of an address that nobody was asked for is read again with the connection; of an unknown one it is not', () => {
    const { reload, recover } = setup();
    const unknown = recover('unknown-address');
    connection('online');
    unknown.end();
    expect(reload).not.toHaveBeenCalled();
    const unanswered = recover('unanswered');
    connection('online');
    unanswered.end();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[V-08] [V-11] does what its buttons say', () => {
    const { reload, clear, recover } = setup();
    const { dispatch, end } = recover('not-rendered');
    dispatch('retry-pressed');
    dispatch('clear-pressed');
    expect([reload.mock.calls.length, clear.mock.calls.length]).toEqual([1, 1]);
    end();
  });

  it('[V-11] that has been left does nothing any more', async () => {
    const { browser, reload, recover } = setup();
    browser.version = '9.9.9';
    recover().end();
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
