import { describe, expect, it, jest } from '@jest/globals';
import { RELOAD_GUARDS, createShopStorage, type ReloadGuardCause } from 'shared-contracts';
import { createFakeClock, createFakeStorage } from 'shared-contracts/testing';
import { RemoteLoadError } from '../../federation/load-errors.ts';
import { isLoadFailure } from './load-failure.ts';
import { guardedReload, mayReload, noteReload } from './reload-guard.ts';

const setup = () => {
  const clock = createFakeClock();
  const storage = createFakeStorage(clock);
  const browser = { online: true };
  const reload = jest.fn();
  const ports = {
    storage: () => storage,
    now: clock.now,
    isOnline: () => browser.online,
    reload,
  };
  return { clock, storage, browser, reload, ports };
};

describe('a reload that nobody asked for', () => {
  it.each([
    ['[E-04] [N-03] for code that does not come', 'chunk', 60_000],
    ['[V-10] of the error page', 'error-page', 30_000],
    ['[I-05] for another language', 'translation', 30_000],
  ] as const)('%s happens once in its own time', (_title, cause, time) => {
    const { clock, ports } = setup();
    expect(mayReload(ports, cause)).toBe(true);
    noteReload(ports, cause);
    clock.pass(time - 1);
    expect(mayReload(ports, cause)).toBe(false);
    clock.pass(1);
    expect(mayReload(ports, cause)).toBe(true);
  });

  it('[E-04] ≠07: one cause does not consume the guard of another', () => {
    const { ports, reload } = setup();
    const causes: readonly ReloadGuardCause[] = ['chunk', 'error-page'];
    expect([...causes, ...causes].map((cause) => guardedReload(ports, cause))).toEqual([true, true, false, false]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('[E-04] waits while the browser is offline: there is no page to read', () => {
    const { browser, ports, reload, storage } = setup();
    browser.online = false;
    expect(guardedReload(ports, 'chunk')).toBe(false);
    expect([reload.mock.calls.length, storage.read(RELOAD_GUARDS)]).toEqual([0, {}]);
  });

  it('[E-04] never happens where nothing could end it: without a storage that outlives the page', () => {
    const { ports, reload, clock } = setup();
    const blocked = createShopStorage({ local: () => undefined, session: () => undefined, now: clock.now });
    expect(guardedReload({ ...ports, storage: () => blocked }, 'chunk')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('code that does not come', () => {
  it('[E-04] is told from code that fails', () => {
    const named = (name: string) => Object.assign(new Error('x'), { name });
    for (const failure of [
      named('ChunkLoadError'),
      new RemoteLoadError('x'),
      Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
    ]) {
      expect(isLoadFailure(failure)).toBe(true);
    }
    for (const other of [new TypeError('x'), new Error('ChunkLoadError'), 'ChunkLoadError', null, undefined])
      expect(isLoadFailure(other)).toBe(false);
  });
});
