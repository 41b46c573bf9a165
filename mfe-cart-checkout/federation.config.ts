import { defineRemote } from 'shared-contracts/build';

export default defineRemote({
  exposes: {
    './CartPage': './src/cart/CartPage.tsx',
    './CartDrawer': './src/drawer/CartDrawer.tsx',
  },
  serverEntry: './src/server-entry.ts',
});
