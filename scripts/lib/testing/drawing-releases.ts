import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from 'release-kit/schema';
import { integrityOf } from 'release-kit/storage';
import { storeRelease } from './store-release.ts';

const bare = (key: string): string => `'${key}': { default: () => null }`;

/** Pages of the cart's remote that are there and draw nothing. */
const pages = ['./CartPage', './CheckoutPage', './SuccessPage', './PaymentErrorPage', './DeliveryDatePage'];

/** A drawer as the host expects it: the lines of the cart as links that close the drawer. */
export const DRAWER = `
  ({ onClose }) => h('ul', null, useAtomValue(items).map((item) =>
    h('li', { key: item.sku }, h(Link, { to: '/' + item.sku, onClick: onClose }, item.name))))`;

/** Rules of a cart that can do nothing but add, as the host expects them. */
const SERVICE = `{
  cartPort: 1,
  texts: { load: async () => {} },
  default: ({ store, connection, publish, bus }) => ({
    add: async (item) => {
      const path = location.origin + '/rest/V1/pwa/guest-carts';
      const send = (to, body) => connection.fetch(to, { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.json());
      const cart = await send(path + '/' + (await send(path, {})) + '/items', { cartItem: item });
      store.set(items, cart.items);
      publish({ count: cart.total_count, isFetched: true, isLoading: false });
      return { ok: true };
    },
  }),
}`;

export interface CartRelease {
  readonly release: string;
  /** Source of the drawer's component; null: the release has none. */
  readonly drawer?: string | null;
  /** Stands at the start of the bundle. */
  readonly preface?: string;
  readonly change?: Partial<Release>;
}

/** Puts a small release of mfe-cart-checkout into a folder of releases, whose server bundle can be run. */
export const storeCartRelease = (releasesDir: string, { release, drawer = DRAWER, preface = '', change = {} }: CartRelease): string => {
  const keys = [...pages, './CartService', ...(drawer === null ? [] : ['./CartDrawer'])];
  const server = `${preface}
    const { createElement: h } = require('react');
    const { Link } = require('react-router-dom');
    const { atom, useAtomValue } = require('jotai');
    const items = atom([]);
    exports.modules = { ${pages.map(bare).join(', ')}, './CartService': ${SERVICE}${drawer === null ? '' : `, './CartDrawer': { default: ${drawer} }`} };`;
  const dir = join(releasesDir, 'mfe-cart-checkout', release);
  storeRelease(releasesDir, 'mfe-cart-checkout', release, {
    exposes: Object.fromEntries(keys.map((key) => [key, { js: [], css: [] }])),
    server: { path: 'server/server.cjs', integrity: integrityOf(Buffer.from(server)) },
    routes: ['cart', 'checkout', 'success', 'delivery-date', 'payment-error'],
    provides: { contracts: '1.0.0', slots: drawer === null ? [] : ['cart.drawer'], services: ['cart@1'], events: [] },
    ...change,
  });
  const file = join(dir, 'server/server.cjs');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, server);
  return dir;
};
