import { describe, expect, it } from '@jest/globals';
import checkoutPl from './checkout/i18n/pl.json';
import checkoutUa from './checkout/i18n/ua.json';
import deliveryPl from './delivery-date/i18n/pl.json';
import deliveryUa from './delivery-date/i18n/ua.json';
import pl from './i18n/pl.json';
import ua from './i18n/ua.json';
import reservationPl from './reservation/i18n/pl.json';
import reservationUa from './reservation/i18n/ua.json';
import orderPl from './order/i18n/pl.json';
import orderUa from './order/i18n/ua.json';

describe('texts', () => {
  it.each([
    ['cart', pl, ua],
    ['checkout', checkoutPl, checkoutUa],
    ['order', orderPl, orderUa],
    ['reservation', reservationPl, reservationUa],
    ['delivery date', deliveryPl, deliveryUa],
  ])('[J-94] of the %s exist in both languages', (_what, polish, ukrainian) =>
    expect(Object.keys(ukrainian).toSorted()).toEqual(Object.keys(polish).toSorted()),
  );
});
