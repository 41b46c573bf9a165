import { defineTexts } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import pl from './i18n/pl.json';

/** The texts of the list of questions, which comes when it is near. */
export const texts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts] });
