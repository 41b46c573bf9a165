import { defineTexts } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import pl from './i18n/pl.json';

/** Texts of the page that chooses the day of a large delivery. */
export const texts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts] });
