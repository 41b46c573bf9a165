/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { afterFirstPaint } from './after-first-paint.ts';

let frames: (() => void)[] = [];
let painted: (element: Element) => void = () => {};

/** A browser that tells of its largest paints, or does not. */
const browser = (isSupported: boolean): void => {
  class Observer {
    static supportedEntryTypes = isSupported ? ['largest-contentful-paint'] : [];
    constructor(listener: (list: { getEntries: () => readonly object[] }) => void) {
      painted = (element) => listener({ getEntries: () => [{ element }] });
    }
    observe(): void {}
  }
  Object.assign(window, { PerformanceObserver: Observer, requestAnimationFrame: (frame: () => void) => frames.push(frame) });
};

const page = (html: string): void => void (document.body.innerHTML = html);
const picture = (): HTMLImageElement => {
  const image = document.querySelector('img');
  if (image === null) throw new Error('the page has a picture');
  return image;
};
/** A picture that has not come yet. */
const PENDING = '<img fetchpriority="high">';
const loading = (): void => void Object.defineProperty(picture(), 'complete', { value: false });

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const paintFrame = (): void => {
  const due = frames;
  frames = [];
  for (const frame of due) frame();
};

describe('the scripts of a page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    frames = [];
  });
  afterEach(() => void jest.useRealTimers());

  it('are asked for when the picture of high priority has been painted', async () => {
    browser(true);
    page(PENDING);
    loading();
    const start = jest.fn();
    afterFirstPaint(start);
    await pass(100);
    picture().dispatchEvent(new Event('load'));
    await pass(100);
    painted(document.body);
    await pass(0);
    expect(start).not.toHaveBeenCalled();
    painted(picture());
    await pass(0);
    expect(start).toHaveBeenCalledTimes(1);
    await pass(5_000);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('wait no longer than 400 ms for the paint of a picture that has come, and 2 s altogether', async () => {
    for (const [comes, ms] of [
      [true, 400],
      [false, 2_000],
    ] as const) {
      browser(true);
      page(PENDING);
      loading();
      const start = jest.fn();
      afterFirstPaint(start);
      if (comes) picture().dispatchEvent(new Event('error'));
      await pass(ms - 1);
      expect(start).not.toHaveBeenCalled();
      await pass(1);
      expect(start).toHaveBeenCalledTimes(1);
    }
  });

  it('are asked for after two frames where nothing tells of paints', async () => {
    browser(false);
    page('<p>Pralki</p>');
    const start = jest.fn();
    afterFirstPaint(start);
    await pass(0);
    paintFrame();
    await pass(0);
    expect(start).not.toHaveBeenCalled();
    paintFrame();
    await pass(0);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown', 'wheel'])('are asked for at once with the first %s', (name) => {
    browser(true);
    page(PENDING);
    loading();
    const start = jest.fn();
    afterFirstPaint(start);
    window.dispatchEvent(new Event(name));
    window.dispatchEvent(new Event(name));
    expect(start).toHaveBeenCalledTimes(1);
  });
});
