import { describe, expect, it } from '@jest/globals';
import { withRedirect, loginPath, orderPath, payPath, redirectTarget } from './paths.ts';

describe('where to go after signing in', () => {
  const account = '/customer/account/index';
  const after = (redirect: string) => redirectTarget(`?${new URLSearchParams({ redirect }).toString()}`);

  it.each(['/checkout/cart', '/agd/pralki/f/producent,12?order=price_asc&p=2', '/pralka.html#opinie'])(
    '[R-50] %s is a path of the shop',
    (path) => expect(after(path)).toBe(path),
  );

  it.each([
    'https://zly.example/',
    '//zly.example/',
    '/\\zly.example',
    '/\t/zly.example',
    '/.//zly.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'pralka.html',
    '',
    '/customer/account/login?redirect=/x',
    '/create-account',
  ])('[R-50] %p leads to the account instead', (path) => expect(after(path)).toBe(account));

  it('[R-51] without a wish the account is next', () => expect(redirectTarget('')).toBe(account));

  it('[R-50] the way to the login names where to come back to', () => {
    expect(redirectTarget(new URL(loginPath('/a.html?p=2&x=ą'), 'https://x').search)).toBe('/a.html?p=2&x=%C4%85');
  });
});

describe('ways from one page of signing in to another', () => {
  it.each([
    ['', '/create-account'],
    ['?redirect=%2Fa.html', '/create-account?redirect=%2Fa.html'],
    ['?redirect=%2Fa.html&addToWishList=true&utm_source=x', '/create-account?redirect=%2Fa.html&addToWishList=true'],
  ])('[R-50] %p keeps where they lead in the end', (search, path) => expect(withRedirect('/create-account', search)).toBe(path));
});

describe('addresses of orders', () => {
  it('[R-52] a number is one part of the path', () => expect(orderPath('A/1')).toBe('/customer/account/orders/A%2F1'));
  it('[R-45] paying again names order and hash', () =>
    expect(payPath({ number: 'A1', hash: 'h&x' })).toBe('/checkout/payment/error?order=A1&hash=h%26x'));
});
