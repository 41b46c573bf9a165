import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** What the cart says of additions and of changes that have waited for the connection. */
export const texts = defineTexts({ pl, ua: () => import(/* webpackChunkName: "cart-service-ua" */ './i18n/ua.json') });
