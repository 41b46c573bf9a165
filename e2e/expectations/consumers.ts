import type { Expectation } from 'shared-contracts/testing/expectations';
import { expectations as host } from '../../host-shell/expectations/index.ts';
import { expectations as account } from '../../mfe-account/expectations/index.ts';
import { expectations as cartCheckout } from '../../mfe-cart-checkout/expectations/index.ts';
import { expectations as catalog } from '../../mfe-catalog/expectations/index.ts';
import { expectations as content } from '../../mfe-content/expectations/index.ts';

/** Who expects what of the others' releases. */
export const consumers: Readonly<Record<string, readonly Expectation[]>> = {
  'host-shell': host,
  'mfe-account': account,
  'mfe-cart-checkout': cartCheckout,
  'mfe-catalog': catalog,
  'mfe-content': content,
};
