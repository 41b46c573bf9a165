import { sends, type Expectation } from 'shared-contracts/testing/expectations';

/** What the content pages rely on of the others. */
export const expectations: readonly Expectation[] = [
  // Tiles of the home page buy as those of a listing do.
  ...sends('mfe-cart-checkout', ['cart.item-added@1']),
];
