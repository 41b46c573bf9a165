import * as AccountPage from './account/AccountPage.tsx';
import * as LoginPage from './login/LoginPage.tsx';
import * as ComplaintsPage from './complaints/ComplaintsPage.tsx';
import * as WithdrawalPage from './withdrawal/WithdrawalPage.tsx';
import * as OrderSurveyPage from './surveys/OrderSurveyPage.tsx';
import * as ConfirmWrittenPage from './written/ConfirmWrittenPage.tsx';
import * as CreateAccountPage from './register/CreateAccountPage.tsx';
import * as OrderTrackingPage from './tracking/OrderTrackingPage.tsx';
import * as ShopReviewsPage from './shop-reviews/ShopReviewsPage.tsx';
import * as WishlistPage from './wishlist/WishlistPage.tsx';

/** The same modules that the browser build exposes, for the host's server. */
export const modules = {
  './LoginPage': LoginPage,
  './CreateAccountPage': CreateAccountPage,
  './AccountPage': AccountPage,
  './WishlistPage': WishlistPage,
  './OrderTrackingPage': OrderTrackingPage,
  './ConfirmWrittenPage': ConfirmWrittenPage,
  './ComplaintsPage': ComplaintsPage,
  './WithdrawalPage': WithdrawalPage,
  './OrderSurveyPage': OrderSurveyPage,
  './ShopReviewsPage': ShopReviewsPage,
};
