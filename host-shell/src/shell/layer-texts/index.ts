import { defineTexts } from 'shared-contracts';
import { frameTexts } from 'shared-ui/frame-texts';
import pl from './i18n/pl.json';

/** Texts of drawers, dialogs and the search's suggestions; they travel with these. */
export const layerTexts = defineTexts({ pl, ua: () => import(/* webpackChunkName: "later-ua" */ './i18n/ua.json'), with: [frameTexts] });
