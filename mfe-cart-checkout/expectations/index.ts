import { asksForSlot, hears, sends, type Expectation } from 'shared-contracts/testing/expectations';
import { commands } from './commands.ts';

/** What cart and checkout rely on of the others. */
export const expectations: readonly Expectation[] = [
  asksForSlot('cart.drawer'),
  // An expired cart is told on its page.
  ...sends('host-shell', ['cart.expired@1', 'cart.changed@1']),
  // Other tabs read the cart anew.
  ...hears('host-shell', ['cart.changed@1', 'cart.item-changed@1', 'cart.item-removed@1']),
  ...commands,
];
