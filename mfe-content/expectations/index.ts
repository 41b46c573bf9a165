import { sends, type Expectation } from 'shared-contracts/testing/expectations';

/** What the content pages rely on of the others. */
export const expectations: readonly Expectation[] = [
  // Tiles of the home page buy and compare as those of a listing do.
  ...sends('host-shell', ['compare.changed@1']),
  ...sends('mfe-cart-checkout', ['cart.item-added@1']),
];
