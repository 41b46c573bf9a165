import { describe, expect, it } from '@jest/globals';
import { pagePathOf } from './report-rules.ts';

const shop = 'https://sklep.example';
const key = 'lPUMTE1dz4vnQSXre3D55iAuOTrympES';

describe('the page that a report of an error names', () => {
  it.each([
    [`/checkout/success/100000012/${key}`, '/checkout/success/100000012/*'],
    [`/checkout/delivery_date/${key}`, '/checkout/delivery_date/*'],
    ['/checkout/reservation/summary/0b0e6a54-51f5-4b61-9f0c-6c6f2bb2d0c1', '/checkout/reservation/summary/*'],
    [`/checkout/payment/error?order=100000012&hash=${key}`, '/checkout/payment/error'],
    [`/customer/account/resetpassword?token=${key}`, '/customer/account/resetpassword'],
    [`/wystaw-ocene/7/${key}`, '/wystaw-ocene/7/*'],
    [`/schowek/${key}`, '/schowek/*'],
    ['/reklamacje?numer=RMA-7K3QF-M2X9D', '/reklamacje'],
  ])('[J-235] %s holds nothing that opens it: %s', (page, path) => expect(pagePathOf(shop + page, shop)).toBe(path));

  it.each([
    [
      '/agd/pralki-automatyczne-ladowane-od-przodu.html?order=price_asc&p=2',
      '/agd/pralki-automatyczne-ladowane-od-przodu.html?order=price_asc&p=2',
    ],
    ['/search.html?query=pralka', '/search.html?query=pralka'],
    ['telewizory.html', '/telewizory.html'],
    ['https://evil.example/x', ''],
    ['  ', ''],
  ])('[J-235] %s is told as it is: %s', (page, path) => expect(pagePathOf(page, shop)).toBe(path));
});
