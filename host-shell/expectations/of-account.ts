import { drawsPages, sameModulesEverywhere, sends, type Expectation } from 'shared-contracts/testing/expectations';

const PROVIDER = 'mfe-account';

export const ofAccount: readonly Expectation[] = [
  sameModulesEverywhere(PROVIDER),
  // Rating an order, confirming a question and the survey have no page yet: their addresses are not found.
  ...drawsPages(PROVIDER, ['login', 'create-account', 'account', 'wishlist', 'order-tracking']),
  // The header shows who is signed in, and the cart is read anew.
  ...sends(PROVIDER, ['session.started@1', 'session.ended@1']),
];
