import { startStandalone } from 'release-kit/standalone';

// This remote without the host: `pnpm dev --filter mfe-account`.
startStandalone({
  name: 'mfe-account',
  pages: {
    './LoginPage': () => import('./login/LoginPage.tsx'),
    './CreateAccountPage': () => import('./register/CreateAccountPage.tsx'),
    './AccountPage': () => import('./account/AccountPage.tsx'),
    './OrderTrackingPage': () => import('./tracking/OrderTrackingPage.tsx'),
    './ComplaintsPage': () => import('./complaints/ComplaintsPage.tsx'),
    './ShopReviewsPage': () => import('./shop-reviews/ShopReviewsPage.tsx'),
    './WithdrawalPage': () => import('./withdrawal/WithdrawalPage.tsx'),
  },
  links: [
    { label: 'Login', path: '/customer/account/login' },
    { label: 'Create account', path: '/create-account' },
    { label: 'Account', path: '/customer/account/index' },
    { label: 'Complaints', path: '/reklamacje' },
    { label: 'Withdrawal', path: '/odstapienie-od-umowy' },
    { label: 'Reviews of the shop', path: '/opinie-o-sklepie' },
    { label: 'Tracking', path: '/track/tracking/order' },
  ],
});
