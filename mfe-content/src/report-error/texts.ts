import { defineTexts } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import { pageTexts } from '../pages/texts.ts';
import pl from './i18n/pl.json';

/** Texts of the page on which visitors report errors. */
export const reportTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [pageTexts, uiTexts] });
