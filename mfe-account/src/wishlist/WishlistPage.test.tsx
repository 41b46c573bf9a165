/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SIGNIN_TOKEN } from 'shared-contracts';
import { openInShop } from '../testing/session-shop.tsx';
import WishlistPage from './WishlistPage.tsx';

const page = <WishlistPage kind="wishlist" resolution={null} params={{}} />;
const path = '/customer/account/purchase/wishlist';

describe('the Schowek', () => {
  it('[R-49] [O-16] shows a guest the way to the login, which leads back here', async () => {
    await openInShop(page, { path });
    expect(screen.getByRole('heading', { level: 1, name: 'Schowek' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe(
      '/customer/account/login?redirect=%2Fcustomer%2Faccount%2Fpurchase%2Fwishlist',
    );
  });

  it('[R-49] tells a customer honestly that nothing is kept yet', async () => {
    await openInShop(page, { path }, (shop) => shop.storage.write(SIGNIN_TOKEN, 'token-of-jan'));
    expect(screen.getByText('Twój schowek jest pusty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Wróć do zakupów' }).getAttribute('href')).toBe('/');
  });
});
