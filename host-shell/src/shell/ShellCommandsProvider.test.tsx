/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { use, type ReactNode } from 'react';
import { Link, UNSAFE_createBrowserHistory as createBrowserHistory, useLocation } from 'react-router-dom';
import { appSlice } from 'shared-contracts';
import { ShopRouter } from '../app/ShopRouter.tsx';
import { changeDrawers } from './create-commands.ts';
import { ShellCommandsProvider } from './ShellCommandsProvider.tsx';
import { createTestShop } from './testing/shop.tsx';

afterEach(cleanup);

/** A shop whose page /rtv.html comes when it is let come. */
const openShop = async () => {
  window.history.replaceState(null, '', '/agd.html');
  const coming = Promise.withResolvers<string>();
  const Page = (): ReactNode => <h1>{useLocation().pathname === '/rtv.html' ? use(coming.promise) : 'AGD'}</h1>;
  const history = createBrowserHistory({ v5Compat: true });
  const { store, wrap } = createTestShop({ router: (children) => <ShopRouter history={history}>{() => children}</ShopRouter> });
  await act(async () => {
    render(
      wrap(
        <ShellCommandsProvider>
          <Page />
          <Link to="/rtv.html">RTV</Link>
        </ShellCommandsProvider>,
      ),
    );
  });
  return {
    openCart: () => act(() => changeDrawers(store, { type: 'toggled', drawer: 'cart', desktop: true })),
    setOut: () => act(async () => void fireEvent.click(screen.getByRole('link', { name: 'RTV' }))),
    arrive: () => act(async () => coming.resolve('RTV')),
    open: () => store.get(appSlice.read).drawer,
    heading: () => screen.getByRole('heading').textContent,
  };
};

describe('[D-07] a drawer and the way to another page', () => {
  it('one that is open when the shopper sets out closes with the arrival', async () => {
    const shop = await openShop();
    shop.openCart();
    await shop.setOut();
    expect([shop.heading(), shop.open()]).toEqual(['AGD', 'cart']);
    await shop.arrive();
    expect([shop.heading(), shop.open()]).toEqual(['RTV', null]);
  });

  it('one that is opened on the way stays', async () => {
    const shop = await openShop();
    await shop.setOut();
    shop.openCart();
    await shop.arrive();
    expect([shop.heading(), shop.open()]).toEqual(['RTV', 'cart']);
  });
});
