import type { Expectation } from 'shared-contracts/testing/expectations';
import { ofAccount } from './of-account.ts';
import { ofCartCheckout } from './of-cart-checkout.ts';
import { ofCatalog } from './of-catalog.ts';
import { ofContent } from './of-content.ts';

/** What the host relies on of the remotes. */
export const expectations: readonly Expectation[] = [...ofAccount, ...ofCartCheckout, ...ofCatalog, ...ofContent];
