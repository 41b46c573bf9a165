/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { schedule, type Phase } from './phases.ts';

const setOnline = (isOnline: boolean): void => void Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'onLine');
});

/** The phases that have begun, in their order. */
const follow = (...phases: readonly Phase[]): readonly string[] => {
  const begun: string[] = [];
  for (const phase of phases) schedule(phase, () => void begun.push(phase));
  return begun;
};

describe('what a next page may use', () => {
  it('comes when a desktop’s browser is idle', () => {
    const idle: (() => void)[] = [];
    Object.assign(window, { innerWidth: 1440, requestIdleCallback: (task: () => void) => idle.push(task) });
    const begun = follow('speculative');
    expect(begun).toEqual([]);
    idle.forEach((run) => run());
    expect(begun).toEqual(['speculative']);
  });

  it('waits on a phone for the first interaction', () => {
    Object.assign(window, { innerWidth: 412 });
    const begun = follow('speculative');
    expect(begun).toEqual([]);
    window.dispatchEvent(new Event('touchstart'));
    window.dispatchEvent(new Event('pointerdown'));
    expect(begun).toEqual(['speculative']);
  });
});

describe('[N-25] a page that has been hydrated', () => {
  it('[S-46] [S-47] reads cart and lists of the visitor after 1 s, and turns to background tasks after 3 s', () => {
    jest.useFakeTimers();
    const begun = follow('background', 'visitor-data');
    jest.advanceTimersByTime(999);
    expect(begun).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(begun).toEqual(['visitor-data']);
    jest.advanceTimersByTime(1_999);
    expect(begun).toEqual(['visitor-data']);
    jest.advanceTimersByTime(1);
    expect(begun).toEqual(['visitor-data', 'background']);
    jest.advanceTimersByTime(60_000);
    expect(begun).toHaveLength(2);
  });

  it('gets ready for the time without a connection last of all, and at once when there is none', () => {
    jest.useFakeTimers();
    const begun = follow('offline', 'background', 'visitor-data', 'idle');
    jest.advanceTimersByTime(60_000);
    expect(begun).toEqual(['visitor-data', 'idle', 'background', 'offline']);
    setOnline(false);
    expect(follow('offline')).toEqual(['offline']);
  });

  it('answers a first press before it loads anything else', () => {
    jest.useFakeTimers();
    const begun = follow('after-first-interaction', 'first-interaction');
    window.dispatchEvent(new Event('pointerdown'));
    expect(begun).toEqual(['first-interaction']);
    jest.advanceTimersByTime(300);
    expect(begun).toEqual(['first-interaction', 'after-first-interaction']);
  });
});
