import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** Texts of the map of the shops. */
export const shopsTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json') });
