import { defineTexts } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import pl from './i18n/pl.json';

/** Texts about the second factor and passkeys; loaded with the section about signing in. */
export const factorTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts] });
