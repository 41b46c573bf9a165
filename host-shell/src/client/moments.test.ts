/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { whenFree } from './moments.ts';

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
