import { describe, expect, it } from '@jest/globals';
import { accountRoute } from './account-route.ts';

describe('addresses of the account', () => {
  it.each([
    ['/customer', { part: 'dashboard' }],
    ['/customer/', { part: 'dashboard' }],
    ['/customer/account', { part: 'dashboard' }],
    ['/customer/account/index', { part: 'dashboard' }],
    ['/customer/account/orders', { part: 'orders' }],
    ['/customer/account/orders/A100001', { part: 'order', number: 'A100001' }],
    ['/customer/account/orders/A%2F1', { part: 'order', number: 'A/1' }],
    ['/customer/account/orders/%E0%A4%A', { part: 'order', number: '%E0%A4%A' }],
    ['/customer/account/orders/A1/x', { part: 'not-found' }],
    ['/customer/address', { part: 'addresses' }],
    ['/customer/address/new', { part: 'new-address' }],
    ['/customer/address/edit/7', { part: 'address', id: 7 }],
    ['/customer/address/edit/0', { part: 'not-found' }],
    ['/customer/address/edit/x', { part: 'not-found' }],
    ['/customer/account/edit', { part: 'data' }],
    ['/customer/account/forgotpassword', { part: 'forgot' }],
    ['/customer/account/resetpassword', { part: 'reset' }],
    ['/customer/constructor', { part: 'not-found' }],
    ['/customer/zamowienia', { part: 'not-found' }],
  ])('[R-51] [R-52] [J-33] %s', (path, route) => expect(accountRoute(path)).toEqual(route));
});
