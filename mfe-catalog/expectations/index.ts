import { hears, sends, type Expectation } from 'shared-contracts/testing/expectations';
import { commands } from './commands.ts';
import { pages } from './pages.ts';

/** What the catalogue relies on of the others. */
export const expectations: readonly Expectation[] = [
  // A press on a buy button or a heart ends in a notice of theirs.
  ...sends('host-shell', ['compare.changed@1', 'wishlist.changed@1']),
  ...sends('mfe-cart-checkout', ['cart.item-added@1', 'cart.changed@1']),
  ...hears('host-shell', ['login.requested@1']),
  ...pages,
  ...commands,
];
