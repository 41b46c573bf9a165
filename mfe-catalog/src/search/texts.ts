import { defineTexts } from 'shared-contracts';
import { texts as listingTexts } from '../texts.ts';
import pl from './i18n/pl.json';

/** The texts of search results beside those of every listing. */
export const texts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [listingTexts] });
