import { listensTo, sends, type Expectation } from 'shared-contracts/testing/expectations';
import { commands } from './commands.ts';
import { pages } from './pages.ts';

/** What the catalogue relies on of the others. */
export const expectations: readonly Expectation[] = [
  // A press on a buy button ends in a notice and in the counter.
  ...sends('mfe-cart-checkout', ['cart.item-added@1', 'cart.changed@1']),
  ...listensTo('host-shell', ['login.requested@1']),
  ...pages,
  ...commands,
];
