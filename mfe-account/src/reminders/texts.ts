import { defineTexts } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import pl from './i18n/pl.json';

/** Texts of the reminders of a customer. */
export const reminderTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts] });
