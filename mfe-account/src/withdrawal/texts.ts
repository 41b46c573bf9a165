import { defineTexts, type LoadableTexts, type Translate } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import { pickupTexts } from '../cases/pickup/texts.ts';
import { texts } from '../texts.ts';
import pl from './i18n/pl.json';

/** Texts of the withdrawal from a contract. */
export const withdrawalTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts, pickupTexts] });

/** Translates a text of the withdrawal. */
export type WithdrawalTranslate = Translate<keyof typeof pl>;

/** The page also shows labels and messages of forms. */
export const withdrawalPageTexts: LoadableTexts = {
  load: async (language) => void (await Promise.all([texts.load(language), withdrawalTexts.load(language)])),
};
