/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { navigationKind, type ShopAddress } from './navigation-rule.ts';
import { focusHeading } from './page-heading.ts';
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
