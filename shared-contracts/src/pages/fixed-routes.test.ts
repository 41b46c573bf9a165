import { describe, expect, it } from '@jest/globals';
import { CART_RESTORE_PATH } from '../constants/shop.ts';
import { isPrivatePage, matchFixedRoute, pageKindOf, pageModules, resolverTypes, type PageKind } from './index.ts';

describe('the fixed routes', () => {
  it.each<[string, string, PageKind, Record<string, string>?]>([
    ['R-26', '/', 'home'],
    ['R-27', '/search.html', 'search'],
    ['R-32', '/producenci.html', 'manufacturers'],
    ['R-33', '/checkout/cart', 'cart'],
    ['R-34', '/checkout', 'checkout'],
    ['R-34', '/checkout/payment', 'checkout', { slug: 'payment' }],
    ['R-34', '/checkout/shipping', 'checkout', { slug: 'shipping' }],
    ['R-34', '/checkout/summary', 'checkout', { slug: 'summary' }],
    ['R-35', '/checkout/reservation/aB3_x', 'checkout', { reservationId: 'aB3_x' }],
    ['R-35', '/checkout/reservation/summary/aB3_x', 'checkout', { reservationId: 'aB3_x' }],
    ['R-48', CART_RESTORE_PATH, 'cart'],
    ['R-38', '/checkout/address', 'checkout', { slug: 'address' }],
    ['R-40', '/checkout/success/10/abc', 'success', { orderId: '10', hash: 'abc' }],
    ['R-41', '/checkout/success/10', 'success', { orderId: '10' }],
    ['R-42', '/checkout/success', 'success'],
    ['R-43', '/checkout/onepage/success', 'success'],
    ['R-44', '/checkout/delivery_date/abc', 'delivery-date', { hash: 'abc' }],
    ['R-45', '/checkout/payment/error', 'payment-error'],
    ['R-49', '/customer/account/purchase/wishlist', 'wishlist'],
    ['J-174', '/schowek/tajny-link', 'wishlist', { token: 'tajny-link' }],
    ['R-50', '/customer/account/login', 'login'],
    ['R-51', '/customer/account/index', 'account'],
    ['R-52', '/customer', 'account'],
    ['R-52', '/customer/orders/history/5', 'account'],
    ['R-53', '/create-account', 'create-account'],
    ['R-54', '/track/tracking/order', 'order-tracking'],
    ['R-55', '/blog', 'blog-home'],
    ['J-317', '/aktualnosci.html', 'news-home'],
    ['R-56', '/slowniczek-pojec.html', 'glossary'],
    ['R-57', '/slowniczek-pojec/oled', 'glossary', { id: 'oled' }],
    ['R-58', '/product-compare', 'compare'],
    ['R-47', '/amperio/catalog/showProductGallery/gid/7', 'product-gallery', { gid: '7' }],
    ['R-60', '/zglos_blad', 'report-error'],
    ['R-61', '/reklamacje', 'complaints'],
    ['R-62', '/reklamacje/zglos', 'complaints'],
    ['R-63', '/reklamacje/stacjonarne', 'complaints'],
    ['J-198', '/odstapienie-od-umowy', 'withdrawal'],
    ['J-250', '/karta-podarunkowa', 'gift-cards'],
    ['J-253', '/karta-podarunkowa/saldo', 'gift-card-balance'],
    ['R-65', '/wystaw-ocene/7/tajny', 'rate-order', { orderId: '7', token: 'tajny' }],
    ['R-69', '/ankieta/powod-rezygnacji/tajny', 'cancel-survey', { id: 'tajny' }],
    ['J-339', '/opinie-o-sklepie', 'shop-reviews'],
    ['R-64', '/kontakt', 'contact'],
    ['R-64', '/kontakt.html', 'contact'],
    ['R-64', '/kontakt/5', 'contact', { id: '5' }],
    ['R-67', '/mapa-strony.html', 'site-map'],
    ['R-66', '/pqa/confirm/a1B_2-c', 'pqa-confirm', { id: 'a1B_2-c' }],
    ['R-68', '/pliki-do-pobrania', 'downloads'],
    ['R-70', '/archiwum-promocji/51/0', 'promotion-archive', { campaignId: '51', getFromM1: '0' }],
    ['R-70', '/archiwum-promocji', 'promotion-archive'],
    ['R-59', '/promopaper/paper/', 'promo-paper'],
  ])('[%s] %s is %s', (_id, path, kind, params = {}) => {
    expect(matchFixedRoute(path)).toEqual({ kind, params });
  });

  it.each([
    ['/checkout/payment/error', 'payment-error'],
    ['/checkout/onepage/success', 'success'],
  ])('[R-45] ≠15: %s is %s, never a checkout step with an id', (path, kind) => {
    expect(matchFixedRoute(path)?.kind).toBe(kind);
  });

  it.each([
    '/checkout/upselling',
    '/checkout/cart/shipment',
    '/checkout/cart/payment',
    '/checkout/payment/77',
    '/checkout/address/1/2',
    '/checkout/reservation',
    '/checkout/delivery_date',
  ])('[R-34] ≠15: %s is not found', (path) => expect(matchFixedRoute(path)?.kind).toBe('not-found'));

  it.each([
    '/agd.html',
    '/search',
    '/Search.html',
    '/blog/nowosci',
    '/producenci',
    '/customers',
    '/pqa/confirm',
    '/x/y',
    '/archiwum-promocji/12',
    '/kontakt/5/6',
  ])('[R-01] [R-71] %s is the resolver’s to decide', (path) => expect(matchFixedRoute(path)).toBeNull());

  it('parts of the path are read as they were meant, a stray % as it stands', () => {
    expect(matchFixedRoute('/slowniczek-pojec/%C5%BCar')?.params).toEqual({ id: 'żar' });
    expect(matchFixedRoute('/slowniczek-pojec/100%')?.params).toEqual({ id: '100%' });
  });
});

describe('page kinds', () => {
  it('[R-08] [R-23] every type of the resolver has one, and an unknown one is not found', () => {
    const kinds = resolverTypes.filter((type) => type !== 'REDIRECT').map(pageKindOf);
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const type of ['REDIRECT', 'OTHER', '', 'toString', '__proto__']) expect(pageKindOf(type)).toBe('not-found');
  });

  it('every kind that a remote renders is a module of one of the four remotes', () => {
    for (const { remote, module } of Object.values(pageModules)) {
      expect(remote).toMatch(/^mfe-(catalog|cart-checkout|account|content)$/);
      expect(module).toMatch(/^\.\/[A-Z]\w+Page$/);
    }
  });

  it('what belongs to one visitor is private, the catalogue is not', () => {
    expect((['cart', 'checkout', 'success', 'account', 'wishlist'] as const).every(isPrivatePage)).toBe(true);
    expect((['home', 'listing', 'product', 'cms', 'search'] as const).some(isPrivatePage)).toBe(false);
  });
});
