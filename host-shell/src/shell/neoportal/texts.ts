import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** What the header says to neoportal customers alone. */
export const neoportalTexts = defineTexts({ pl, ua: () => import(/* webpackChunkName: "later-ua" */ './i18n/ua.json') });
