import { defineTexts, type Translate } from 'shared-contracts';
import pl from './i18n/pl.json';

/** Texts of goods that a courier collects: those of a complaint, and large withdrawn ones. */
export const pickupTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json') });

export type PickupTranslate = Translate<keyof typeof pl>;
