import { defineTexts } from 'shared-contracts';
import { orderTexts } from '../orders/texts.ts';
import { securityTexts } from '../security/texts.ts';
import { texts } from '../texts.ts';
import pl from './i18n/pl.json';

/** Texts of the pages behind the login, with those of forms, orders and signing in. */
export const accountTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [texts, orderTexts, securityTexts] });
