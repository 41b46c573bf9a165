import { defineTexts } from 'shared-contracts';
import { frameTexts } from 'shared-ui/frame-texts';
import pl from './i18n/pl.json';

/** Texts of the views that few visits see; they travel with the views. */
export const viewTexts = defineTexts({ pl, ua: () => import(/* webpackChunkName: "later-ua" */ './i18n/ua.json'), with: [frameTexts] });
