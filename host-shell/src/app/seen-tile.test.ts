/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { holdTile, tileInView, type SoughtTile } from './seen-tile.ts';

const scrollBy = jest.fn<(options: ScrollToOptions) => void>();
const scrollTo = jest.fn<(options: ScrollToOptions) => void>();
let resized: () => void;

/** A list whose tiles are 100 px high and begin `above` px below the upper edge of the window. */
const list = (hrefs: readonly string[], above: number): void => {
  document.body.innerHTML = `<main><div data-remote="mfe-catalog">${hrefs.map((href) => `<article><a href="${href}"></a></article>`).join('')}</div></main>`;
  for (const [at, tile] of document.querySelectorAll('article').entries())
    tile.getBoundingClientRect = () => new DOMRect(0, above + at * 100, 200, 100);
};
const hold = (href: string, top: number, rest: Partial<SoughtTile> = {}) => holdTile({ href, top, scrolled: 0, isInList: true, ...rest });
const moves = () => scrollBy.mock.calls.map(([{ top }]) => top);

beforeEach(() => {
  jest.useFakeTimers();
  scrollBy.mockClear();
  scrollTo.mockClear();
  Object.assign(globalThis, {
    DOMRect: class {
      readonly top: number;
      readonly bottom: number;
      constructor(_x: number, y: number, _width: number, height: number) {
        this.top = y;
        this.bottom = y + height;
      }
    },
    ResizeObserver: class {
      readonly #onResize: () => void;
      constructor(onResize: () => void) {
        this.#onResize = onResize;
      }
      observe(): void {
        resized = this.#onResize;
      }
      disconnect(): void {
        resized = () => undefined;
      }
    },
  });
  Object.defineProperty(window, 'scrollBy', { value: scrollBy, configurable: true });
  Object.defineProperty(window, 'scrollTo', { value: scrollTo, configurable: true });
});
afterEach(() => void jest.useRealTimers());

describe('[J-361] what a visitor of a list looks at', () => {
  it('is the first tile of the shown page that reaches into the window', () => {
    list(['/a.html', '/b.html', '/c.html'], -130);
    expect(tileInView()).toEqual({ href: '/b.html', top: -30 });
    list(['/a.html'], innerHeight);
    expect(tileInView()).toBeNull();
    document.body.innerHTML = '<main><div data-remote="mfe-content"><p>Kontakt</p></div></main>';
    expect(tileInView()).toBeNull();
  });

  it('stands where it stood when its list comes later, and when what is above it turns out higher', () => {
    document.body.innerHTML = '<main></main>';
    const held = hold('/b.html', 40);
    expect([moves(), held.isAwaited()]).toEqual([[], true]);
    list(['/a.html', '/b.html'], -100);
    resized();
    list(['/a.html', '/b.html'], -60);
    resized();
    list(['/a.html', '/b.html'], 70);
    resized();
    expect([moves(), held.isAwaited()]).toEqual([[-40, 130], false]);
    held.end();
    resized();
    expect(moves()).toHaveLength(2);
  });

  it('is the one on the same shelf, where the product stands on several: the nearest, and no other until that has come', () => {
    list(['/a.html', '/b.html', '/a.html'], -2_000);
    const held = hold('/a.html', 40, { scrolled: 800, isInList: false });
    expect([moves(), held.isAwaited()]).toEqual([[], true]);
    expect(scrollTo.mock.calls).toEqual([[{ top: 800, behavior: 'instant' }]]);
    list(['/a.html', '/b.html', '/a.html'], 700);
    resized();
    expect(moves()).toEqual([860]);
    held.end();
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('is the visitor’s own affair again with the first %s', (type) => {
    list(['/a.html'], 0);
    hold('/a.html', 0);
    window.dispatchEvent(new Event(type));
    list(['/a.html'], 300);
    resized();
    expect(moves()).toEqual([]);
  });

  it('is held for ten seconds at most', () => {
    list(['/a.html'], 0);
    hold('/a.html', 0);
    jest.advanceTimersByTime(10_000);
    list(['/a.html'], 300);
    resized();
    expect(moves()).toEqual([]);
  });
});
