import { defineTexts, type Translate } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import pl from './i18n/pl.json';

/** The texts of the forms for reviews and questions; they come with the forms, after a press. */
export const texts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts] });

export type WrittenTranslate = Translate<keyof typeof pl>;
