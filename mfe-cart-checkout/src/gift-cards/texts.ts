import { defineTexts, type Translate } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import pl from './i18n/pl.json';

/** Texts of gift cards; they come with their code. */
export const texts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts] });

export type GiftCardTranslate = Translate<keyof typeof pl>;
