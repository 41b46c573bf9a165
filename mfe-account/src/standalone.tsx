import { startStandalone } from 'shared-contracts/standalone';

// This remote without the host: `pnpm dev --filter mfe-account`.
startStandalone({
  name: 'mfe-account',
  pages: {
    './LoginPage': () => import('./login/LoginPage.tsx'),
    './AccountPage': () => import('./account/AccountPage.tsx'),
  },
  links: [
    { label: 'Login', path: '/customer/account/login' },
    { label: 'Account', path: '/customer/account/index' },
  ],
});
