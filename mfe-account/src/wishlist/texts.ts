import { defineTexts } from 'shared-contracts';
import { texts } from '../texts.ts';
import pl from './i18n/pl.json';

/** Texts of the Schowek, with those of the forms. */
export const wishlistTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [texts] });
