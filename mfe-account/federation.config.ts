import { defineRemote } from 'shared-contracts/build';

export default defineRemote({
  exposes: {
    './LoginPage': './src/login/LoginPage.tsx',
    './AccountPage': './src/account/AccountPage.tsx',
  },
  serverEntry: './src/server-entry.ts',
});
