/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { dispatchUserEvent, type Language, type PageKind, wishlistSlice } from 'shared-contracts';
import { newsletterTexts } from '../newsletter/texts.ts';
import { texts } from '../../texts.ts';
import { TestPage, createTestShop } from '../testing/shop.tsx';

const mount = (kind: PageKind, language: Language = 'pl', path = '/agd.html') => {
  const shop = createTestShop({ language, path });
  render(shop.wrap(<TestPage kind={kind}>{kind === 'home' ? <p>Witaj</p> : <h1>Pralki</h1>}</TestPage>));
  return { ...shop, header: within(screen.getByRole('banner')) };
};

const serverHtml = (kind: PageKind, language: Language = 'pl'): string =>
  renderToString(createTestShop({ language }).wrap(<TestPage kind={kind} />));

beforeEach(() => {
  window.matchMedia = ((query: string) => ({ matches: false, media: query })) as typeof window.matchMedia; // jsdom has none
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

describe('the header', () => {
  it('[S-05] [R-26] has the logo as the heading of home, and there alone', () => {
    mount('home');
    expect(within(screen.getByRole('heading', { level: 1 })).getByRole('link', { name: /Sklep Testowy/ })).toBeTruthy();
    cleanup();
    mount('listing');
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Pralki']);
  });

  it('[S-07] [S-08] has a search icon, and on home the open bar instead', () => {
    const listing = mount('listing');
    expect(listing.header.getByRole('link', { name: 'Szukaj' }).getAttribute('href')).toBe('/search.html');
    expect(listing.header.queryByRole('searchbox')).toBeNull();
    cleanup();
    const home = mount('home');
    expect(home.header.queryByRole('link', { name: 'Szukaj' })).toBeNull();
    expect(home.header.getByRole('searchbox', { name: 'Szukaj produktu' }).getAttribute('placeholder')).toBe('Szukaj produktu');
  });

  it('[S-09] says in Ukrainian that search works only in Polish', async () => {
    await Promise.all([texts.load('ua'), newsletterTexts.load('ua')]);
    const { header } = mount('home', 'ua');
    const field = header.getByRole('searchbox');
    expect(field.getAttribute('placeholder')).toBe('Пошук працює лише польською мовою');
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Пошук працює лише польською мовою');
  });

  it('[S-10] [S-11] leads to the account of a signed-in customer and to the login of a guest', () => {
    const { header, store } = mount('listing');
    expect(header.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe('/customer/account/login');
    act(() => store.set(dispatchUserEvent, { type: 'token-checked', isSignedIn: true }));
    expect(header.getByRole('link', { name: 'Moje konto' }).getAttribute('href')).toBe('/customer/account/index');
  });

  it('[S-12] [S-13] counts the wishlist and the cart, 0 when nothing is known', () => {
    const { header, store } = mount('listing');
    expect(header.getByRole('link', { name: 'Koszyk 0 produktów' })).toBeTruthy();
    const shown = (name: string) => header.getByRole('link', { name }).querySelector('b')?.textContent;
    expect(shown('Schowek 0 produktów')).toBe('0');
    act(() => store.set(wishlistSlice.patch, { wishlist_items: [1, 2].map((id) => ({ item_id: id, product_id: id })) }));
    expect(shown('Schowek 2 produkty')).toBe('2');
  });

  it('[S-18] the bar is the sections as plain links, and leads to the map of the site', () => {
    const { header } = mount('listing');
    const links = within(header.getByRole('navigation', { name: 'Kategorie' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/agd.html', '/promocje.html', '/mapa-strony.html']);
  });

  it('[S-26] offers each language by its own name', () => {
    const { header } = mount('listing');
    expect(header.getByRole('link', { name: /Polski/ }).getAttribute('aria-current')).toBe('true');
    expect(header.getByRole('link', { name: /Українська/ }).getAttribute('href')).toBe('?lang=ua');
  });

  it('[S-26] keeps the page of a list in its links', () => {
    const { header } = mount('listing', 'pl', '/agd.html?p=2&order=price_asc');
    expect(header.getByRole('link', { name: /Українська/ }).getAttribute('href')).toBe('?p=2&order=price_asc&lang=ua');
  });

  it('[S-14] opens without scripts: the menu button leads to the list of links', () => {
    const { header } = mount('listing');
    expect(header.getByRole('button', { name: 'Menu' }).getAttribute('href')).toBe('#menu');
    expect(document.getElementById('menu')?.tagName).toBe('NAV');
  });
});

describe('server HTML of the shell', () => {
  it('carries no style attribute and no script', () => {
    expect(serverHtml('home')).not.toMatch(/ style=|<script/);
  });

  it.each<[PageKind, Language]>([
    ['home', 'pl'],
    ['listing', 'ua'],
    ['product', 'pl'],
  ])('hydrates a %s in %s without a difference', async (kind, language) => {
    await texts.load(language);
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const recovered: unknown[] = [];
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = serverHtml(kind, language);
    const shown = root.textContent;
    const hydrated = await act(async () =>
      hydrateRoot(root, createTestShop({ language }).wrap(<TestPage kind={kind} />), {
        onRecoverableError: (error) => recovered.push(error),
      }),
    );
    expect(recovered).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
    expect(root.textContent).toBe(shown);
    await act(async () => hydrated.unmount());
    root.remove();
    errors.mockRestore();
  });
});
