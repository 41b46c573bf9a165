import { defineTexts } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import pl from './i18n/pl.json';

/** Texts of the form; they come with its code. */
export const reminderTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts] });
