import { defineRemote } from 'release-kit/build';

export default defineRemote({
  exposes: {
    './LoginPage': './src/login/LoginPage.tsx',
    './CreateAccountPage': './src/register/CreateAccountPage.tsx',
    './AccountPage': './src/account/AccountPage.tsx',
    './WishlistPage': './src/wishlist/WishlistPage.tsx',
    './OrderTrackingPage': './src/tracking/OrderTrackingPage.tsx',
    './ComplaintsPage': './src/complaints/ComplaintsPage.tsx',
    './WithdrawalPage': './src/withdrawal/WithdrawalPage.tsx',
    './OrderSurveyPage': './src/surveys/OrderSurveyPage.tsx',
    './ShopReviewsPage': './src/shop-reviews/ShopReviewsPage.tsx',
    './ConfirmWrittenPage': './src/written/ConfirmWrittenPage.tsx',
  },
  serverEntry: './src/server-entry.ts',
});
