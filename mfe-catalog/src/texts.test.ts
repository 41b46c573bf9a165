import { describe, expect, test } from '@jest/globals';
import pl from './i18n/pl.json';
import ua from './i18n/ua.json';
import productPl from './product/i18n/pl.json';
import productUa from './product/i18n/ua.json';

describe('texts of the catalogue', () => {
  test.each([
    ['listings', pl, ua],
    ['the product page', productPl, productUa],
  ])('[I-01] of %s exist in both languages', (_, polish, ukrainian) => {
    expect(Object.keys(ukrainian).toSorted()).toEqual(Object.keys(polish).toSorted());
  });
});
