import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** What the header says to neoportal customers alone. */
export const neoportalTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json') });
