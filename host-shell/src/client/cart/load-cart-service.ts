import { serviceModules, type CartServiceModule } from 'shared-contracts';
import type { ModuleLoader } from '../../federation/module-cache.ts';

/** The version of the interface that this host works with; its release document names it as required. */
const NEEDED = 'cart@1';

/** The release of the cart's remote has rules for another version of the interface, or none at all. */
export class CartPortMismatch extends Error {
  override readonly name = 'CartPortMismatch';
}

const versionOf = (loaded: object): string => ('cartPort' in loaded ? `cart@${String(loaded.cartPort)}` : 'none');

const isCartService = (loaded: object): loaded is CartServiceModule =>
  versionOf(loaded) === NEEDED && 'default' in loaded && typeof loaded.default === 'function';

/**
 * Loads the rules of the cart from the page's release of mfe-cart-checkout.
 * @throws when they do not come, or CartPortMismatch when they are for another version of the interface
 */
export const loadCartService = async (load: ModuleLoader): Promise<CartServiceModule> => {
  const loaded: object = await load(serviceModules.cart);
  if (isCartService(loaded)) return loaded;
  throw new CartPortMismatch(`mfe-cart-checkout has the service ${versionOf(loaded)}, this host needs ${NEEDED}`);
};
