/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { Route, Routes } from 'react-router';
import { appSlice, raiseNotice } from 'shared-contracts';
import { TestPage, createTestShop } from './testing/shop.tsx';

let desktop = false;

beforeEach(() => {
  desktop = false;
  delete (globalThis as { dataLayer?: unknown[] }).dataLayer; // not in the DOM's types
  // jsdom knows neither layout nor modal dialogs.
  window.matchMedia = ((query: string) => ({ matches: desktop && query.includes('min-width'), media: query })) as typeof window.matchMedia;
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const mount = (path = '/agd.html') => {
  const shop = createTestShop({ path });
  render(
    shop.wrap(
      <TestPage>
        <Routes>
          <Route
            path="/agd/*"
            element={
              <h1>
                <span lang="pl">Pralki i suszarki</span>
              </h1>
            }
          />
          <Route path="*" element={<h1>AGD</h1>} />
        </Routes>
      </TestPage>,
    ),
  );
  return shop;
};

describe('the shell', () => {
  it('has a skip link, one header, one main part and one footer', () => {
    mount();
    expect(document.querySelector('a')?.getAttribute('href')).toBe('#main');
    for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getAllByRole(role)).toHaveLength(1);
    expect(screen.getByRole('main').id).toBe('main');
  });

  it('[D-03] [S-14] the menu button opens the drawer "Menu"; entering a section offers the way back', async () => {
    mount();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    fireEvent.click(await drawer.findByRole('button', { name: 'AGD' }));
    expect(drawer.getByRole('link', { name: 'Pralki' }).getAttribute('href')).toBe('/agd/pralki-i-suszarki/pralki.html');
    expect(screen.getByRole('dialog', { name: 'AGD' })).toBeTruthy();
  });

  it('[D-07] a press in the drawer changes the page and closes the drawer', async () => {
    const { store } = mount();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    fireEvent.click(await drawer.findByRole('button', { name: 'AGD' }));
    fireEvent.click(drawer.getByRole('link', { name: 'Pralki' }));
    await waitFor(() => expect(store.get(appSlice.read).drawer).toBeNull());
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('[D-04] the search icon of a small screen opens the drawer "Wyszukiwanie"', async () => {
    mount();
    fireEvent.click(screen.getByRole('link', { name: 'Szukaj' }));
    expect(within(await screen.findByRole('dialog', { name: 'Wyszukiwanie' })).getByRole('searchbox')).toBeTruthy();
  });

  it('[D-05] [S-16] the cart icon of a desktop opens the cart drawer', async () => {
    desktop = true;
    const { store } = mount();
    fireEvent.click(screen.getByRole('link', { name: /Koszyk/ }));
    expect(await screen.findByRole('dialog', { name: 'Koszyk' })).toBeTruthy();
    expect(store.get(appSlice.read)).toMatchObject({ drawer: 'cart', overlay: true });
  });

  it('[S-38] [W-05] [W-06] the wishlist icon asks a guest to sign in', async () => {
    mount('/agd.html?p=2');
    fireEvent.click(screen.getByRole('link', { name: /Schowek/ }));
    const popup = within(await screen.findByRole('dialog'));
    expect(popup.getByText('Dodawanie produktów do schowka jest dostępne tylko dla zalogowanych Klientów')).toBeTruthy();
    expect(popup.getByRole('link').getAttribute('href')).toBe('/customer/account/login?redirect=%2Fagd.html%3Fp%3D2&addToWishList=true');
    fireEvent.click(popup.getByRole('button', { name: 'Nie teraz' }));
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  describe('[S-18] the menu of a desktop', () => {
    const width = innerWidth;
    beforeEach(() => {
      Object.assign(window, { innerWidth: 1440 });
    });
    afterEach(() => {
      Object.assign(window, { innerWidth: width });
    });
    const section = (expanded: boolean) => screen.findByRole('button', { name: 'AGD', expanded });

    it('opens three levels and a banner below the pressed section, and closes them with the next press', async () => {
      mount();
      fireEvent.click(await section(false));
      expect((await screen.findByRole('link', { name: 'Wszystko: AGD' })).getAttribute('href')).toBe('/agd.html');
      for (const [name, path] of [
        ['Pralki i suszarki', '/agd/pralki-i-suszarki.html'],
        ['Pralki', '/agd/pralki-i-suszarki/pralki.html'],
        ['Tydzień pralek', '/promocje.html'],
      ] as const) {
        expect(within(screen.getByRole('banner')).getByRole('link', { name }).getAttribute('href')).toBe(path);
      }
      fireEvent.click(await section(true));
      expect(screen.queryByRole('link', { name: 'Wszystko: AGD' })).toBeNull();
    });

    it('opens with the keyboard too, closes on Esc, gives the focus back, and closes on a press outside', async () => {
      mount();
      fireEvent.keyDown(await section(false), { key: ' ' });
      await screen.findByRole('link', { name: 'Wszystko: AGD' });
      fireEvent.keyDown(document, { key: 'Escape' });
      expect(document.activeElement).toBe(await section(false));
      fireEvent.click(await section(false));
      await section(true);
      fireEvent.click(screen.getByRole('main'));
      await section(false);
    });

    it('a link of the panel changes the page and closes the panel; the new heading gets the focus and is announced in its language', async () => {
      mount();
      fireEvent.click(await section(false));
      fireEvent.click(await screen.findByRole('link', { name: 'Pralki' }));
      const heading = await screen.findByRole('heading', { level: 1, name: 'Pralki i suszarki' });
      await waitFor(() => expect(document.activeElement).toBe(heading));
      expect(screen.getAllByRole('status').find((region) => region.textContent === 'Pralki i suszarki')?.lang).toBe('pl');
      await section(false);
    });

    it('an entry without a panel stays a link', async () => {
      mount();
      await section(false);
      expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Promocje' })).toBeTruthy();
    });
  });

  it('[S-14] the sections of a small screen are links', async () => {
    mount();
    const menu = within(screen.getByRole('navigation', { name: 'Kategorie' }));
    expect(menu.getByRole('link', { name: 'AGD' }).hasAttribute('aria-expanded')).toBe(false);
    fireEvent.click(menu.getByRole('link', { name: 'AGD' }));
    expect(screen.queryByRole('link', { name: 'Wszystko: AGD' })).toBeNull();
  });

  it('[B-04] shows notices as toasts once the page is idle', async () => {
    const { store } = mount();
    act(() => store.set(raiseNotice, { type: 'warning', content: 'Sesja wygasła' }));
    expect(await screen.findByText('Sesja wygasła', {}, { timeout: 4000 })).toBeTruthy();
  });

  it('[S-31] [E-11] [J-74] what the data layer is told of an error says nothing of who was shown it', async () => {
    delete (globalThis as { dataLayer?: unknown[] }).dataLayer; // not in the DOM's types
    const { store } = mount();
    act(() => store.set(raiseNotice, { type: 'failure', content: 'Konto jan@example.com (600 700 800) już istnieje' }));
    expect(await screen.findByText('Konto jan@example.com (600 700 800) już istnieje', {}, { timeout: 4000 })).toBeTruthy();
    const { dataLayer } = globalThis as { dataLayer?: unknown[] }; // not in the DOM's types
    expect(dataLayer).toEqual([{ event: 'Wyświetlenie błędu', content: 'Konto * (*) już istnieje' }]);
    delete (globalThis as { dataLayer?: unknown[] }).dataLayer; // not in the DOM's types
  });

  it('[S-31] [E-11] tells analytics of a shown error, once', async () => {
    const { store } = mount();
    act(() => store.set(raiseNotice, { type: 'failure', content: 'Brak towaru' }));
    expect(await screen.findByText('Brak towaru', {}, { timeout: 4000 })).toBeTruthy();
    act(() => store.set(raiseNotice, { type: 'success', content: 'Zapisano' }));
    const { dataLayer } = globalThis as { dataLayer?: unknown[] }; // not in the DOM's types
    expect(dataLayer).toEqual([{ event: 'Wyświetlenie błędu', content: 'Brak towaru' }]);
  });

  it('[U-01] a stored token means signed in', async () => {
    localStorage.setItem('signin_token', 'abc');
    mount();
    expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Moje konto' })).toBeTruthy();
    localStorage.clear();
  });

  it('is the logo, the page and the legal line in the reduced frame', () => {
    render(createTestShop().wrap(<TestPage chrome="reduced" kind="checkout" />));
    expect(screen.queryByRole('navigation', { name: 'Kategorie' })).toBeNull();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: /Sklep Testowy/ })).toBeTruthy();
  });
});
