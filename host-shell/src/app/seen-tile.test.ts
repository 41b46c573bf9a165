/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { holdTile, tileInView } from './seen-tile.ts';

const scrollBy = jest.fn<(options: ScrollToOptions) => void>();
let resized: () => void;

/** A list whose tiles are 100 px high and begin `above` px below the upper edge of the window. */
const list = (hrefs: readonly string[], above: number): void => {
  document.body.innerHTML = `<main><div data-remote="mfe-catalog">${hrefs.map((href) => `<article><a href="${href}"></a></article>`).join('')}</div></main>`;
  for (const [at, tile] of document.querySelectorAll('article').entries())
    tile.getBoundingClientRect = () => new DOMRect(0, above + at * 100, 200, 100);
};
const moves = () => scrollBy.mock.calls.map(([{ top }]) => top);

beforeEach(() => {
  jest.useFakeTimers();
  scrollBy.mockClear();
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
    const end = holdTile({ href: '/b.html', top: 40 });
    expect(moves()).toEqual([]);
    list(['/a.html', '/b.html'], -100);
    resized();
    list(['/a.html', '/b.html'], -60);
    resized();
    list(['/a.html', '/b.html'], 70);
    resized();
    expect(moves()).toEqual([-40, 130]);
    end();
    resized();
    expect(moves()).toHaveLength(2);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('is the visitor’s own affair again with the first %s', (type) => {
    list(['/a.html'], 0);
    holdTile({ href: '/a.html', top: 0 });
    window.dispatchEvent(new Event(type));
    list(['/a.html'], 300);
    resized();
    expect(moves()).toEqual([]);
  });

  it('is held for ten seconds at most', () => {
    list(['/a.html'], 0);
    holdTile({ href: '/a.html', top: 0 });
    jest.advanceTimersByTime(10_000);
    list(['/a.html'], 300);
    resized();
    expect(moves()).toEqual([]);
  });
});
