/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createShopStorage } from 'shared-contracts';
import * as scroll from './scroll.ts';

const { startsAtTop } = scroll;
const storage = () => createShopStorage({ local: () => localStorage, session: () => sessionStorage, now: Date.now });
const rememberScroll = (key: string, isAwaited = () => false) => scroll.rememberScroll(storage, key, isAwaited);
const scrollAfterNavigation = (navigation: Parameters<typeof scroll.scrollAfterNavigation>[1]) =>
  scroll.scrollAfterNavigation(storage, navigation);

const at = (pathname: string, search = '') => ({ pathname, search });
const navigation = {
  from: at('/agd.html'),
  to: at('/rtv.html'),
  hash: '',
  key: 'k1',
  type: 'PUSH',
  keepsScroll: false,
  isList: true,
} as const;
const scrollTo = jest.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  Object.defineProperty(window, 'scrollTo', { value: scrollTo, configurable: true });
});
afterEach(() => void jest.useRealTimers());

const scrolledTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(50);
};
const top = () => scrollTo.mock.calls.map(([options]) => options.top);

describe('where a page starts', () => {
  it.each([
    ['another page', '/agd.html', '/rtv.html', 'PUSH', true],
    ['the next page of the list', '/agd.html', '/agd.html', 'PUSH', true],
    ['a filter', '/agd.html', '/agd/f/marka,12', 'PUSH', false],
    ['another filter', '/agd/f/marka,12', '/agd/f/marka,12/kolor,3', 'PUSH', false],
    ['no filter any more', '/agd/f/marka,12', '/agd.html', 'PUSH', false],
    ['the filter of another list', '/agd/f/marka,12', '/rtv/f/marka,12', 'PUSH', true],
    ['back', '/rtv.html', '/agd.html', 'POP', false],
    ['an address put right', '/agd.html', '/rtv.html', 'REPLACE', false],
  ] as const)('[S-24] %s: %s → %s', (_title, from, to, type, atTop) => {
    expect(startsAtTop({ from: at(from), to: at(to), type, keepsScroll: false })).toBe(atTop);
  });

  it('[S-24] a link that asks for it keeps the place', () => {
    expect(startsAtTop({ ...navigation, keepsScroll: true })).toBe(false);
  });

  it('[S-24] at the top, or where it stands', () => {
    scrollAfterNavigation(navigation);
    scrollAfterNavigation({ ...navigation, to: at('/agd/f/marka,12') });
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  it('at the part that the address names, Polish names and stray signs included', () => {
    document.body.innerHTML = '<h2 id="część">A</h2><h2 id="100%">B</h2>';
    const seen = jest.fn();
    for (const heading of document.querySelectorAll('h2')) heading.scrollIntoView = seen;
    scrollAfterNavigation({ ...navigation, hash: '#cz%C4%99%C5%9B%C4%87' });
    scrollAfterNavigation({ ...navigation, hash: '#100%' });
    expect([seen.mock.calls.length, scrollTo.mock.calls.length]).toEqual([2, 0]);
    scrollAfterNavigation({ ...navigation, hash: '#nothing' });
    expect(top()).toEqual([0]);
  });
});

describe('the way back', () => {
  it('leads to where the visitor was', () => {
    const leave = rememberScroll('k1');
    scrolledTo(812.6);
    leave();
    rememberScroll('k2')();
    scrollAfterNavigation({ ...navigation, type: 'POP', key: 'k1' });
    scrollAfterNavigation({ ...navigation, type: 'POP', key: 'unknown' });
    expect(top()).toEqual([813, 0]);
  });

  it('the first page of a document does not take the place of an older document', () => {
    sessionStorage.setItem('scroll:default', '500');
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    const leave = rememberScroll('default');
    jest.advanceTimersByTime(50);
    leave();
    scrollAfterNavigation({ ...navigation, type: 'POP', key: 'default' });
    expect(top()).toEqual([0]);
  });

  it('starts at the top where the browser keeps nothing', () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    scrollAfterNavigation({ ...navigation, type: 'POP' });
    expect(top()).toEqual([0]);
    blocked.mockRestore();
  });
});

describe('[J-361] going back within a document', () => {
  const list = (...hrefs: readonly string[]): void => {
    document.body.innerHTML = `<main><div data-remote="mfe-catalog">${hrefs.map((href) => `<article><a href="${href}"></a></article>`).join('')}</div></main>`;
    for (const tile of document.querySelectorAll('article')) tile.getBoundingClientRect = () => new DOMRect(0, 10, 100, 100);
  };
  const back = (changes: Partial<Parameters<typeof scrollAfterNavigation>[0]> = {}) => {
    const hold = scrollAfterNavigation({ ...navigation, type: 'POP', key: 'k1', ...changes });
    const isAwaited = hold.isAwaited();
    hold.end();
    return isAwaited;
  };
  const leaveListAt = (y: number): void => {
    list('/a.html');
    const leave = rememberScroll('k1');
    scrolledTo(y);
    leave();
  };

  it('from another page leads to the tile, and to the start of the skeleton until that is there; from a fragment of the same page the browser leads', () => {
    const observe = jest.spyOn(ResizeObserver.prototype, 'observe');
    leaveListAt(300);
    back({ from: at('/rtv.html') });
    expect(observe).not.toHaveBeenCalled();
    expect(back()).toBe(false);
    expect(observe).toHaveBeenCalledTimes(1);
    document.body.innerHTML = '<main></main>';
    expect(back()).toBe(true);
    expect([observe.mock.calls.length, top()]).toEqual([2, [300, 300, 0]]);
    observe.mockRestore();
  });

  it('to another page or order of the same list leads to the tile as well, without leaving the list that is still there', () => {
    leaveListAt(300);
    list('/z.html');
    expect(back({ from: at('/rtv.html', '?p=2') })).toBe(true);
    expect(top()).toEqual([300]);
  });

  it('leads to the height on pages other than lists: their shelves are rendered when they come near the window', () => {
    leaveListAt(300);
    document.body.innerHTML = '<main></main>';
    expect(back({ isList: false })).toBe(true);
    expect(new Set(top())).toEqual(new Set([300]));
  });

  it('does not note what is shown while the tile has not come', () => {
    leaveListAt(300);
    document.body.innerHTML = '<main></main>';
    let isAwaited = true;
    const leave = rememberScroll('k1', () => isAwaited);
    scrolledTo(0);
    expect(scroll.rememberedScroll(storage, 'k1')).toBe(300);
    isAwaited = false;
    scrolledTo(40);
    leave();
    expect(scroll.rememberedScroll(storage, 'k1')).toBe(40);
  });

  it('a scroll that comes when the next entry is in the address bar already is not noted for this one', () => {
    const leave = rememberScroll('k1');
    scrolledTo(700);
    history.pushState(null, '', '/rtv.html');
    scrolledTo(20);
    leave();
    scrollAfterNavigation({ ...navigation, type: 'POP', key: 'k1' });
    expect(top()).toEqual([700]);
  });

  it('is the page’s own doing; a new document is first the browser’s, and so are fragments and the first entry of a document', () => {
    Object.defineProperty(history, 'scrollRestoration', { value: 'auto', writable: true, configurable: true });
    scroll.takeOverScroll('default')();
    expect(history.scrollRestoration).toBe('auto');
    const end = scroll.takeOverScroll('k1');
    const modes = [history.scrollRestoration];
    for (const event of ['pagehide', 'pageshow']) {
      window.dispatchEvent(new Event(event));
      modes.push(history.scrollRestoration);
    }
    end();
    window.dispatchEvent(new Event('pageshow'));
    expect([...modes, history.scrollRestoration]).toEqual(['manual', 'auto', 'manual', 'auto']);
    Reflect.deleteProperty(history, 'scrollRestoration');
  });

  it('is the browser’s while the tab is in the background, where it may be discarded', () => {
    Object.defineProperty(history, 'scrollRestoration', { value: 'auto', writable: true, configurable: true });
    const end = scroll.takeOverScroll('k1');
    const modeWhen = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      return history.scrollRestoration;
    };
    expect([modeWhen('hidden'), modeWhen('visible')]).toEqual(['auto', 'manual']);
    end();
    expect([modeWhen('hidden'), modeWhen('visible')]).toEqual(['auto', 'auto']);
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(history, 'scrollRestoration');
  });
});
