import { defineTexts, type LoadableTexts, type Translate } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import { pickupTexts } from '../cases/pickup/texts.ts';
import { texts } from '../texts.ts';
import pl from './i18n/pl.json';

/** Texts of complaints: their area, forms, status. */
export const complaintTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts, pickupTexts] });

export type ComplaintTranslate = Translate<keyof typeof pl>;

/** The page also shows labels and messages of forms. */
export const complaintPageTexts: LoadableTexts = {
  load: async (language) => void (await Promise.all([texts.load(language), complaintTexts.load(language)])),
};
