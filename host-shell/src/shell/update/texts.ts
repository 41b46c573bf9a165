import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** Texts of the prompt for a new version; they travel with it. */
export const updateTexts = defineTexts({ pl, ua: () => import(/* webpackChunkName: "later-ua" */ './i18n/ua.json') });
