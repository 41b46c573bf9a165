import { asksForSlot, listensTo, needsService, type Expectation } from 'shared-contracts/testing/expectations';

/** What cart and checkout rely on of the others. */
export const expectations: readonly Expectation[] = [
  asksForSlot('cart.drawer'),
  needsService('cart', 1),
  // Other tabs read the cart anew.
  ...listensTo('host-shell', ['cart.changed@1', 'cart.item-added@1', 'cart.item-changed@1', 'cart.item-removed@1']),
];
