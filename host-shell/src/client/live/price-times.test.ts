/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { watchPriceTimes } from './price-times.ts';

/** Ten seconds after a minute has begun. */
const START = Date.UTC(2026, 10, 24, 12, 0, 10);

let stop: () => void;
let asked = 0;
let isSocketDown = false;
let isOnline = true;
const visibility = jest.spyOn(document, 'visibilityState', 'get');

const show = (state: 'visible' | 'hidden') => {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  visibility.mockReturnValue('visible');
  [asked, isSocketDown, isOnline] = [0, false, true];
  stop = watchPriceTimes({
    ask: () => void (asked += 1),
    isSocketDown: () => isSocketDown,
    isOnline: () => isOnline,
    now: () => Date.now(),
    random: () => 0.5,
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('[J-188] [Q-26] an open page asks for its prices anew', () => {
  it('when it is looked at again in a later minute', () => {
    show('hidden');
    jest.advanceTimersByTime(20_000);
    show('visible');
    expect(asked).toBe(0);
    show('hidden');
    jest.advanceTimersByTime(30_000);
    show('visible');
    expect(asked).toBe(1);
  });

  it('when it comes back from the browser’s memory of pages', () => {
    comeBack(false);
    expect(asked).toBe(0);
    comeBack(true);
    expect(asked).toBe(1);
  });

  it('with each new minute while there is no socket, and not while there is one', () => {
    jest.advanceTimersByTime(180_000);
    expect(asked).toBe(0);
    isSocketDown = true;
    jest.advanceTimersByTime(180_000);
    expect(asked).toBe(3);
    isSocketDown = false;
    jest.advanceTimersByTime(180_000);
    expect(asked).toBe(3);
  });

  it('but not while nobody looks at it or it has no connection', () => {
    isSocketDown = true;
    show('hidden');
    jest.advanceTimersByTime(120_000);
    isOnline = false;
    show('visible');
    jest.advanceTimersByTime(120_000);
    expect(asked).toBe(0);
  });
});
