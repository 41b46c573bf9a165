import { describe, expect, it } from '@jest/globals';
import accountPl from './account/i18n/pl.json';
import accountUa from './account/i18n/ua.json';
import codePl from './login/code/i18n/pl.json';
import codeUa from './login/code/i18n/ua.json';
import complaintsPl from './complaints/i18n/pl.json';
import complaintsUa from './complaints/i18n/ua.json';
import neoportalPl from './neoportal/i18n/pl.json';
import neoportalUa from './neoportal/i18n/ua.json';
import shopReviewsPl from './shop-reviews/i18n/pl.json';
import shopReviewsUa from './shop-reviews/i18n/ua.json';
import surveysPl from './surveys/i18n/pl.json';
import surveysUa from './surveys/i18n/ua.json';
import factorPl from './security/factor/i18n/pl.json';
import factorUa from './security/factor/i18n/ua.json';
import formsPl from './i18n/pl.json';
import formsUa from './i18n/ua.json';
import ordersPl from './orders/i18n/pl.json';
import ordersUa from './orders/i18n/ua.json';
import withdrawalPl from './withdrawal/i18n/pl.json';
import withdrawalUa from './withdrawal/i18n/ua.json';
import securityPl from './security/i18n/pl.json';
import securityUa from './security/i18n/ua.json';
import wishlistPl from './wishlist/i18n/pl.json';
import wishlistUa from './wishlist/i18n/ua.json';
import writtenPl from './written/i18n/pl.json';
import writtenUa from './written/i18n/ua.json';

describe('texts of the account', () => {
  it.each([
    ['forms', formsPl, formsUa],
    ['account', accountPl, accountUa],
    ['orders', ordersPl, ordersUa],
    ['security', securityPl, securityUa],
    ['written', writtenPl, writtenUa],
    ['second factor', factorPl, factorUa],
    ['code', codePl, codeUa],
    ['complaints', complaintsPl, complaintsUa],
    ['withdrawal', withdrawalPl, withdrawalUa],
    ['sellers', neoportalPl, neoportalUa],
    ['surveys', surveysPl, surveysUa],
    ['reviews of the shop', shopReviewsPl, shopReviewsUa],
    ['the Schowek', wishlistPl, wishlistUa],
  ])('[J-94] %s exist in both languages', (_name, pl, ua) => expect(Object.keys(ua).toSorted()).toEqual(Object.keys(pl).toSorted()));
});
