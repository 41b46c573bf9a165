import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** What is said of changes of the cart that have waited for the connection. */
export const syncResultTexts = defineTexts({ pl, ua: () => import(/* webpackChunkName: "later-ua" */ './i18n/ua.json') });
