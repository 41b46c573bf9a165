import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** Texts of the newsletter's form; the server renders them, browsers fetch them with the form's code. */
export const newsletterTexts = defineTexts({ pl, ua: () => import(/* webpackChunkName: "later-ua" */ './i18n/ua.json') });
