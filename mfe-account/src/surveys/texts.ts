import { defineTexts, type LoadableTexts } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import { texts } from '../texts.ts';
import pl from './i18n/pl.json';

/** Texts of what the shop asks about an order. */
export const surveyTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts] });

/** The page also shows messages of forms. */
export const surveyPageTexts: LoadableTexts = {
  load: async (language) => void (await Promise.all([texts.load(language), surveyTexts.load(language)])),
};
