import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** What is said of prices that change on an open page. */
export const priceTexts = defineTexts({ pl, ua: () => import(/* webpackChunkName: "later-ua" */ './i18n/ua.json') });

export type PriceTexts = ReturnType<typeof priceTexts.translator>;
