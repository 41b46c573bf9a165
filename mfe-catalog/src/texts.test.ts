import { describe, expect, test } from '@jest/globals';
import pl from './i18n/pl.json';
import ua from './i18n/ua.json';
import comparePl from './compare/i18n/pl.json';
import compareUa from './compare/i18n/ua.json';
import productPl from './product/i18n/pl.json';
import productUa from './product/i18n/ua.json';
import landingPl from './landing/i18n/pl.json';
import landingUa from './landing/i18n/ua.json';
import onDemandPl from './listing/on-demand/i18n/pl.json';
import onDemandUa from './listing/on-demand/i18n/ua.json';
import brandsPl from './manufacturer/i18n/pl.json';
import brandsUa from './manufacturer/i18n/ua.json';
import reminderPl from './product/reminder/i18n/pl.json';
import reminderUa from './product/reminder/i18n/ua.json';
import searchPl from './search/i18n/pl.json';
import searchUa from './search/i18n/ua.json';
import questionsPl from './product/questions/i18n/pl.json';
import questionsUa from './product/questions/i18n/ua.json';
import reviewsPl from './product/reviews/i18n/pl.json';
import reviewsUa from './product/reviews/i18n/ua.json';
import writtenPl from './product/written/i18n/pl.json';
import writtenUa from './product/written/i18n/ua.json';

describe('texts of the catalogue', () => {
  test.each([
    ['listings', pl, ua],
    ['the filter sheet and the empty list', onDemandPl, onDemandUa],
    ['the comparison', comparePl, compareUa],
    ['landing pages', landingPl, landingUa],
    ['the list of brands', brandsPl, brandsUa],
    ['search', searchPl, searchUa],
    ['reminders', reminderPl, reminderUa],
    ['the product page', productPl, productUa],
    ['questions', questionsPl, questionsUa],
    ['reviews', reviewsPl, reviewsUa],
    ['the forms for both', writtenPl, writtenUa],
  ])('[J-94] of %s exist in both languages', (_, polish, ukrainian) => {
    expect(Object.keys(ukrainian).toSorted()).toEqual(Object.keys(polish).toSorted());
  });
});
