import { defineTexts } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import pl from '../i18n/pl.json';

/** The texts of filters and votes; they come with the list that can be narrowed. */
export const texts = defineTexts({ pl, ua: () => import('../i18n/ua.json'), with: [uiTexts] });
