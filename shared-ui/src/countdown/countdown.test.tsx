/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderPart } from '../testing/render-part.tsx';
import { Countdown } from './index.ts';
import { timeLeft } from './time-left.ts';

afterEach(() => {
  jest.useRealTimers();
});

describe('[J-28] time left of an offer', () => {
  test.each([
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [-5_000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [999, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
  ])('%i ms', (ms, left) => {
    expect(timeLeft(1_000 + ms, 1_000)).toEqual(left);
  });

  test('the end is told once', () => {
    jest.useFakeTimers({ now: 0 });
    const onEnd = jest.fn();
    renderPart(<Countdown end={2_000} onEnd={onEnd} />);
    act(() => jest.advanceTimersByTime(1_000));
    expect(onEnd).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(5_000));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
