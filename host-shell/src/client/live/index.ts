import { STATE_LIFE_MS, productsSlice } from 'shared-contracts';
import type { ShopEnvironment } from '../../app/environment.ts';
import { pushedProducts } from './live-messages.ts';
import { openLiveSocket } from './live-socket.ts';

/** Brings what the commerce server pushes into the state (L-06): open pages show new prices and stock without asking. */
export const startLiveUpdates = ({ store, bus }: Pick<ShopEnvironment, 'store' | 'bus'>, now: () => number = Date.now): { close(): void } =>
  openLiveSocket({
    url: `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/ws`,
    pathname: () => location.pathname,
    onMessage(text) {
      const products = pushedProducts(text);
      if (products.length === 0) return;
      const known = store.get(productsSlice.read);
      const timestamp = now() + STATE_LIFE_MS; // H-07
      const changed = Object.fromEntries(products.map((product) => [product.sku, { ...known[product.sku], ...product, timestamp }]));
      // The pushed fields are those of the schema; money in it is grosze by the schema of the message.
      store.set(productsSlice.whole, { ...known, ...changed } as typeof known);
      bus.emit('prices.changed@1', { skus: products.map(({ sku }) => sku) });
    },
  });
