import { defineTexts, type Translate } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import pl from './i18n/pl.json';

/** Texts of an order that has been placed: success, payment, delivery date. */
export const texts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts] });

export type OrderTranslate = Translate<keyof typeof pl>;
