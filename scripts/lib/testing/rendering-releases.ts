import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from 'release-kit/schema';
import { integrityOf } from 'release-kit/storage';
import { storeRelease } from './store-release.ts';

const bare = (key: string): string => `'${key}': { default: () => null }`;

/** Exposed page modules of the cart's remote, which render nothing. */
const pages = ['./CartPage', './CheckoutPage', './SuccessPage', './PaymentErrorPage', './DeliveryDatePage', './GiftCardPage'];

/** Source of a drawer that meets the host's expectations: the lines of the cart as links that close the drawer. */
export const DRAWER = `
  ({ onClose }) => h('ul', null, useAtomValue(items).map((item) =>
    h('li', { key: item.sku }, h(Link, { to: '/' + item.sku, onClick: onClose }, item.name))))`;

/** Source of a cart service with only the command `add`, which meets the expectations of host and catalogue. */
const SERVICE = `{
  cartPort: 1,
  texts: { load: async () => {} },
  default: ({ store, connection, publish, bus }) => {
    const guests = location.origin + '/rest/V1/pwa/guest-carts';
    const send = (to, body) => connection.fetch(to, { method: 'POST', body: JSON.stringify(body) });
    let cart;
    return {
      add: async ({ sku, qty, warrantyId, services = [] }) => {
        cart ??= await (await send(guests, {})).json();
        const answer = await send(guests + '/' + cart + '/items', {
          cartItem: { sku, qty, warranty_id: warrantyId, services: services.map(({ id, optionId = null }) => ({ id, option_id: optionId })) },
        });
        const body = await answer.json();
        if (!answer.ok) return { ok: false, error: body };
        store.set(items, body.items);
        publish({ count: body.total_count, isFetched: true, isLoading: false });
        bus.emit('cart.item-added@1', { sku, qty });
        bus.emit('cart.changed@1', { totalCount: body.total_count });
        return { ok: true };
      },
    };
  },
}`;

export interface CartRelease {
  readonly release: string;
  /** Source of the drawer's component; null: the release has none. */
  readonly drawer?: string | null;
  /** Code at the start of the bundle. */
  readonly preface?: string;
  readonly change?: Partial<Release>;
}

/** Writes a small release of mfe-cart-checkout with a working server bundle into a folder of releases. */
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
    routes: ['cart', 'checkout', 'success', 'delivery-date', 'payment-error', 'gift-cards', 'gift-card-balance'],
    provides: {
      contracts: '1.0.0',
      slots: drawer === null ? [] : ['cart.drawer'],
      services: ['cart@1'],
      events: ['cart.item-added@1', 'cart.changed@1'],
    },
    ...change,
  });
  const file = join(dir, 'server/server.cjs');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, server);
  return dir;
};
