import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** Texts of the panel of sellers at staff terminals. */
export const neoportalTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json') });
