import { defineTexts } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import pl from './i18n/pl.json';

/** Texts of the page of the shop's reviews. */
export const shopReviewTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts] });
