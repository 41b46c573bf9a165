import { defineTexts } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import pl from './i18n/pl.json';

/** The texts of the page to which the links of e-mails about questions and reviews lead. */
export const texts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts] });
