import type { ExposedModule } from '../federation/remotes.ts';

/**
 * Services that one remote gives to the whole shop, and the module that makes each. Which version of its interface a release has or
 * needs stands in its document as `cart@1` (`provides.services`, `requires.services`).
 */
export const serviceModules = {
  cart: { remote: 'mfe-cart-checkout', module: './CartService' },
} as const satisfies Readonly<Record<string, ExposedModule>>;

export type ServiceName = keyof typeof serviceModules;
