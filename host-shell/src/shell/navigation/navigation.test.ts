/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { navigationKind, type ShopAddress } from './navigation-rule.ts';
import { focusHeading, whenHeadingAppears } from './page-heading.ts';
import { shopPathOf, type LinkPress } from './shop-link.ts';

const address = (text: string): ShopAddress => {
  const { pathname, search, hash } = new URL(text, 'https://sklep.example');
  return { pathname, search, hash };
};

describe('what a navigation is', () => {
  it.each([
    ['/agd.html', '/agd/pralki.html', 'page'],
    ['/agd/pralki.html', '/agd/pralki/f/producent,12', 'filters'],
    ['/agd/pralki/f/producent,12', '/agd/pralki/f/producent,12/pojemnosc,8-kg', 'filters'],
    ['/agd/pralki/f/producent,12?p=3', '/agd/pralki.html', 'filters'],
    ['/agd/pralki.html', '/agd/pralki.html?order=price_asc', 'filters'],
    ['/agd/pralki.html', '/agd/pralki.html?p=2', 'page'],
    ['/search.html?query=tv', '/search.html?query=pralka', 'page'],
    ['/search.html?query=tv', '/search.html?query=tv&producent=12', 'filters'],
    ['/p.html', '/p.html#opinie', 'anchor'],
    ['/p.html', '/p.html', 'none'],
  ])('[S-24] %s → %s is %s', (from, to, kind) => expect(navigationKind(address(from), address(to))).toBe(kind));
});

describe('a press on a link', () => {
  const press = (html: string, over: Partial<LinkPress> = {}): string | null => {
    document.body.innerHTML = html;
    const plain = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
    return shopPathOf({ ...plain, target: document.querySelector('b, a'), ...over }, location);
  };
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('[O-03] inside the shop changes the route without a new document', () => {
    expect(press('<a href="/agd.html?p=2#x"><b>AGD</b></a>')).toBe('/agd.html?p=2#x');
  });

  it.each([
    ['another shop', '<a href="https://inny.example/agd.html">x</a>'],
    ['a new window', '<a href="/agd.html" target="_blank">x</a>'],
    ['a download', '<a href="/plik.pdf" download>x</a>'],
    ['a picture', '<a href="/media/cms/a">x</a>'],
    ['an anchor of this page', '<a href="#menu">x</a>'],
    ['a language', '<a href="?lang=ua">x</a>'],
    ['a phone number', '<a href="tel:221234567">x</a>'],
    ['no link', '<b>x</b>'],
  ])('leaves %s to the browser', (_name, html) => expect(press(html)).toBeNull());

  it.each<[string, Partial<LinkPress>]>([
    ['a middle press', { button: 1 }],
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['what another part has handled', { defaultPrevented: true }],
  ])('[S-17] leaves %s to the browser', (_name, over) => expect(press('<a href="/agd.html">x</a>', over)).toBeNull());
});

it('a drawer that led to the page gives the focus back to what opened it: the heading has it afterwards', () => {
  document.body.innerHTML = '<a href="#menu">Menu</a><main><h1>Pralki</h1></main><dialog open></dialog>';
  const [opener, heading, drawer] = ['a', 'h1', 'dialog'].map((name) => document.querySelector<HTMLElement>(name));
  focusHeading(heading ?? null, null);
  opener?.focus();
  drawer?.dispatchEvent(new Event('close'));
  expect(document.activeElement).toBe(heading);
  document.body.innerHTML = '';
});

describe('the heading of a page that is navigated to', () => {
  const waitFor = (html: string) => {
    document.body.innerHTML = `<main>${html}</main>`;
    const main = document.querySelector('main');
    const found: (string | null)[] = [];
    const stop = whenHeadingAppears(main, (heading) => void found.push(heading?.textContent ?? null));
    const show = (next: string): void => {
      if (main !== null) main.innerHTML = next;
    };
    return { found, stop, show };
  };
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.body.innerHTML = '';
  });

  it('[V-03] is waited for as long as the skeleton with its name stands there', async () => {
    const { found, show } = waitFor('<div aria-busy="true"><h1>Pralka</h1></div>');
    await jest.advanceTimersByTimeAsync(21_000);
    expect(found).toEqual([]);
    show('<h1>Pralka WISŁOTECH</h1>');
    await jest.advanceTimersByTimeAsync(0);
    expect(found).toEqual(['Pralka WISŁOTECH']);
    await jest.advanceTimersByTimeAsync(21_000);
    expect(found).toHaveLength(1);
  });

  it('is given up 5 s after the start where nothing of the page comes, and within 5 s after its skeleton has gone', async () => {
    const nothing = waitFor('');
    await jest.advanceTimersByTimeAsync(4_900);
    expect(nothing.found).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(nothing.found).toEqual([null]);

    const failed = waitFor('<div aria-busy="true"><h1>Pralka</h1></div>');
    await jest.advanceTimersByTimeAsync(7_000);
    failed.show('<p role="alert">Nie udało się wczytać.</p>');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(failed.found).toEqual([null]);
  });

  it('is not waited for after the next navigation', async () => {
    const { found, stop, show } = waitFor('<div aria-busy="true"><h1>Pralka</h1></div>');
    await jest.advanceTimersByTimeAsync(6_000);
    stop();
    show('<h1>Pralka WISŁOTECH</h1>');
    await jest.advanceTimersByTimeAsync(6_000);
    expect(found).toEqual([]);
  });
});
