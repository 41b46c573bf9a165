import { defineTexts } from 'shared-contracts';
import { frameTexts } from 'shared-ui/frame-texts';
import pl from './i18n/pl.json';

/** Texts of the consent banner and its settings; they travel with these. */
export const consentTexts = defineTexts({ pl, ua: () => import(/* webpackChunkName: "later-ua" */ './i18n/ua.json'), with: [frameTexts] });

/** Names the words above in the consent log; a change of what is asked needs a new one. */
export const TEXT_VERSION = '2026-11';
