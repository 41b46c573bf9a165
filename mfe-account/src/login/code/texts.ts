import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** Texts of the second step of signing in; loaded with it. */
export const codeTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json') });
