import { defineRemote } from 'shared-contracts/build';

export default defineRemote({
  exposes: {
    './LoginPage': './src/login/LoginPage.tsx',
    './AccountPage': './src/account/AccountPage.tsx',
    './WishlistPage': './src/wishlist/WishlistPage.tsx',
  },
  serverEntry: './src/server-entry.ts',
});
