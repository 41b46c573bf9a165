import { defineTexts } from 'shared-contracts';
import { texts } from '../texts.ts';
import pl from './i18n/pl.json';

/** Texts of what customers do with their data and their account, with those of forms. */
export const privacyTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [texts] });
