/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { afterStart, whenFree } from './moments.ts';

describe('what a later page may use', () => {
  it('[N-17] comes when a desktop’s browser is idle', () => {
    const idle: (() => void)[] = [];
    Object.assign(window, { innerWidth: 1440, requestIdleCallback: (task: () => void) => idle.push(task) });
    const task = jest.fn();
    whenFree(task);
    expect(task).not.toHaveBeenCalled();
    idle.forEach((run) => run());
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('[N-17] waits on a phone for the first sign of the visitor', () => {
    Object.assign(window, { innerWidth: 412 });
    const task = jest.fn();
    whenFree(task);
    expect(task).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('touchstart'));
    window.dispatchEvent(new Event('pointerdown'));
    expect(task).toHaveBeenCalledTimes(1);
  });
});

describe('[N-25] a page that has started', () => {
  it('[S-46] [S-47] reads cart and lists of the visitor after 1 s, and turns to what nobody waits for after 3 s', () => {
    jest.useFakeTimers();
    const done: string[] = [];
    afterStart(
      () => void done.push('load'),
      () => void done.push('background'),
    );
    jest.advanceTimersByTime(999);
    expect(done).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(done).toEqual(['load']);
    jest.advanceTimersByTime(1_999);
    expect(done).toEqual(['load']);
    jest.advanceTimersByTime(1);
    expect(done).toEqual(['load', 'background']);
    jest.advanceTimersByTime(60_000);
    expect(done).toHaveLength(2);
    jest.useRealTimers();
  });
});
