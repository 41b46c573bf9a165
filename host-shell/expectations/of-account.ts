import { drawsPages, sameModulesEverywhere, sends, type Expectation } from 'shared-contracts/testing/expectations';

const PROVIDER = 'mfe-account';

export const ofAccount: readonly Expectation[] = [
  sameModulesEverywhere(PROVIDER),
  ...drawsPages(PROVIDER, [
    'login',
    'create-account',
    'account',
    'wishlist',
    'order-tracking',
    'complaints',
    'withdrawal',
    'rate-order',
    'cancel-survey',
    'shop-reviews',
  ]),
  // The header shows who is signed in, and the cart is read anew.
  ...sends(PROVIDER, ['session.started@1', 'session.ended@1']),
];
