/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { watchPresses, type Presses } from './presses.ts';

let presses: Presses;
const fire = (type: string, init: Readonly<Record<string, unknown>> = {}) =>
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), init));
/** Whether what waits for the end of the press has happened. */
const waitingFor = (end: Promise<void> | undefined) => {
  let isOver = end === undefined;
  void end?.then(() => (isOver = true));
  return async () => {
    await jest.advanceTimersByTimeAsync(0);
    return isOver;
  };
};

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button>Do koszyka</button>';
  presses = watchPresses();
});
afterEach(() => {
  presses.stop();
  jest.useRealTimers();
});

describe('[J-186] what a shopper presses for does not change meanwhile', () => {
  it('without a press nothing waits', () => {
    expect(presses.end()).toBeUndefined();
  });

  it.each([
    ['pointerdown', 'pointerup', { pointerId: 1, button: 0 }],
    ['pointerdown', 'pointercancel', { pointerId: 1, button: 0 }],
    ['keydown', 'keyup', { key: 'Enter' }],
    ['keydown', 'keyup', { key: ' ' }],
  ])('it waits from %s until %s', async (down, up, init) => {
    fire(down, init);
    const isOver = waitingFor(presses.end());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await isOver()).toBe(false);
    fire(up, init);
    expect(await isOver()).toBe(true);
    expect(presses.end()).toBeUndefined();
  });

  it('it waits for the last of two fingers', async () => {
    fire('pointerdown', { pointerId: 1, button: 0 });
    fire('pointerdown', { pointerId: 2, button: 0 });
    const isOver = waitingFor(presses.end());
    fire('pointerup', { pointerId: 1 });
    expect(await isOver()).toBe(false);
    fire('pointerup', { pointerId: 2 });
    expect(await isOver()).toBe(true);
  });

  it('it waits until the button that was pressed is done', async () => {
    const button = document.querySelector('button');
    button?.setAttribute('aria-busy', 'true');
    const isOver = waitingFor(presses.end());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await isOver()).toBe(false);
    button?.removeAttribute('aria-busy');
    await jest.advanceTimersByTimeAsync(200);
    expect(await isOver()).toBe(true);
  });

  it('a right click is no press, and a press that becomes a context menu is over', async () => {
    fire('pointerdown', { pointerId: 1, button: 2 });
    expect(presses.end()).toBeUndefined();
    fire('pointerdown', { pointerId: 1, button: 0 });
    const isOver = waitingFor(presses.end());
    fire('contextmenu');
    expect(await isOver()).toBe(true);
  });

  it('typing is no press, and a press that ends outside of the window is over', async () => {
    fire('keydown', { key: 'a' });
    expect(presses.end()).toBeUndefined();
    fire('pointerdown', { pointerId: 1, button: 0 });
    const isOver = waitingFor(presses.end());
    window.dispatchEvent(new Event('blur'));
    expect(await isOver()).toBe(true);
  });
});
