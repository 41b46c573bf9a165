import { describe, expect, test } from '@jest/globals';
import pl from './i18n/pl.json';
import ua from './i18n/ua.json';
import pagesPl from './pages/i18n/pl.json';
import pagesUa from './pages/i18n/ua.json';
import archivePl from './archive/i18n/pl.json';
import archiveUa from './archive/i18n/ua.json';
import paperPl from './promo-paper/i18n/pl.json';
import paperUa from './promo-paper/i18n/ua.json';
import reportPl from './report-error/i18n/pl.json';
import reportUa from './report-error/i18n/ua.json';

describe('texts of the content team', () => {
  test.each([
    ['the home page', pl, ua],
    ['the other pages', pagesPl, pagesUa],
    ['the archive of promotions', archivePl, archiveUa],
    ['the promotion paper', paperPl, paperUa],
    ['the report of an error', reportPl, reportUa],
  ])('[J-94] of %s exist in both languages', (_, polish, ukrainian) => {
    expect(Object.keys(ukrainian).toSorted()).toEqual(Object.keys(polish).toSorted());
  });
});
