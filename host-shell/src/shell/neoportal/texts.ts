import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** Texts of the header that only neoportal customers see. */
export const neoportalTexts = defineTexts({ pl, ua: () => import(/* webpackChunkName: "later-ua" */ './i18n/ua.json') });
