import { defineTexts } from 'shared-contracts';
import { consentTexts } from '../texts.ts';
import pl from './i18n/pl.json';

/** Texts of the settings; what they share with the banner comes from there. */
export const settingsTexts = defineTexts({
  pl,
  ua: () => import(/* webpackChunkName: "later-ua" */ './i18n/ua.json'),
  with: [consentTexts],
});
