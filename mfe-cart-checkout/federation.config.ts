import { defineRemote } from 'release-kit/build';

export default defineRemote({
  exposes: {
    './CartPage': './src/cart/CartPage.tsx',
    './CartDrawer': './src/drawer/CartDrawer.tsx',
    './CartService': './src/service/index.ts',
    './CheckoutPage': './src/checkout/frame/CheckoutPage.tsx',
    './SuccessPage': './src/order/success/SuccessPage.tsx',
    './PaymentErrorPage': './src/order/pay-again/PaymentErrorPage.tsx',
    './GiftCardPage': './src/gift-cards/GiftCardPage.tsx',
    './DeliveryDatePage': './src/delivery-date/DeliveryDatePage.tsx',
  },
  serverEntry: './src/server-entry.ts',
});
