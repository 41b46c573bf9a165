import { defineTexts, type Translate } from 'shared-contracts';
import { uiTexts } from 'shared-ui/i18n';
import { texts as orderTexts } from '../order/texts.ts';
import pl from './i18n/pl.json';

/** Texts of the checkout, apart from those of the cart, which needs none of them. */
export const texts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [uiTexts, orderTexts] });

export type CheckoutTranslate = Translate<keyof typeof pl>;
