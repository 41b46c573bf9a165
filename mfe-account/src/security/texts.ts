import { defineTexts } from 'shared-contracts';
import { texts } from '../texts.ts';
import pl from './i18n/pl.json';

/** Texts of the section about signing in, with those of forms. */
export const securityTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [texts] });
