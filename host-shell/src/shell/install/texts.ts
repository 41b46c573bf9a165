import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** Texts of the install banner; they travel with it. */
export const installTexts = defineTexts({ pl, ua: () => import(/* webpackChunkName: "later-ua" */ './i18n/ua.json') });
