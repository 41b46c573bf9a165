import { defineTexts } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import pl from './i18n/pl.json';

/** Texts of what a customer has written about products. */
export const writingTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts] });
