import { defineTexts } from 'shared-contracts';
import { pageTexts } from '../pages/texts.ts';
import { reportTexts } from '../report-error/texts.ts';
import pl from './i18n/pl.json';

/** Texts of the contact page's form. */
export const messageTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [pageTexts, reportTexts] });
