import { startStandalone, type PartLoader } from 'release-kit/standalone';

const cartDrawer: PartLoader = async () => {
  const { default: CartDrawer, texts } = await import('./drawer/CartDrawer.tsx');
  return { default: () => <CartDrawer onClose={() => history.back()} />, texts };
};

// This remote without the host: `pnpm dev --filter mfe-cart-checkout`.
startStandalone({
  name: 'mfe-cart-checkout',
  pages: {
    './CartPage': () => import('./cart/CartPage.tsx'),
    './CheckoutPage': () => import('./checkout/frame/CheckoutPage.tsx'),
    './SuccessPage': () => import('./order/success/SuccessPage.tsx'),
    './PaymentErrorPage': () => import('./order/pay-again/PaymentErrorPage.tsx'),
    './DeliveryDatePage': () => import('./delivery-date/DeliveryDatePage.tsx'),
  },
  parts: { '/cart-drawer': cartDrawer, '/products': () => import('./standalone/FillCart.tsx') },
  cartService: () => import('./service/index.ts'),
  links: [
    { label: 'Cart', path: '/checkout/cart' },
    { label: 'Checkout', path: '/checkout' },
    { label: 'Cart drawer', path: '/cart-drawer' },
    { label: 'Put products in', path: '/products' },
  ],
});
