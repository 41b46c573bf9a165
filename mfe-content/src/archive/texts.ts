import { defineTexts } from 'shared-contracts';
import { pageTexts } from '../pages/texts.ts';
import pl from './i18n/pl.json';

/** Texts of the archive of promotions. */
export const archiveTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [pageTexts] });
