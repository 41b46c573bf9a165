import { describe, expect, test } from '@jest/globals';
import pl from './i18n/pl.json';
import ua from './i18n/ua.json';
import pagesPl from './pages/i18n/pl.json';
import pagesUa from './pages/i18n/ua.json';

describe('texts of the content team', () => {
  test.each([
    ['the home page', pl, ua],
    ['the other pages', pagesPl, pagesUa],
  ])('[J-94] of %s exist in both languages', (_, polish, ukrainian) => {
    expect(Object.keys(ukrainian).toSorted()).toEqual(Object.keys(polish).toSorted());
  });
});
