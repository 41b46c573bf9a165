import * as CartPage from './cart/CartPage.tsx';
import * as CheckoutPage from './checkout/frame/CheckoutPage.tsx';
import * as DeliveryDatePage from './delivery-date/DeliveryDatePage.tsx';
import * as CartDrawer from './drawer/CartDrawer.tsx';
import * as GiftCardPage from './gift-cards/GiftCardPage.tsx';
import * as PaymentErrorPage from './order/pay-again/PaymentErrorPage.tsx';
import * as SuccessPage from './order/success/SuccessPage.tsx';
import * as CartService from './service/index.ts';

/** The same modules that the browser build exposes, for the host's server. */
export const modules = {
  './CartPage': CartPage,
  './CartDrawer': CartDrawer,
  './CartService': CartService,
  './CheckoutPage': CheckoutPage,
  './SuccessPage': SuccessPage,
  './PaymentErrorPage': PaymentErrorPage,
  './GiftCardPage': GiftCardPage,
  './DeliveryDatePage': DeliveryDatePage,
};
