import type { createStore } from 'jotai';
import {
  createCartOutbox,
  dismissNotice,
  raiseNotice,
  randomKey,
  type ApiError,
  type CartOutbox,
  type Connection,
  type EventBus,
  type Language,
} from 'shared-contracts';
import type { ModuleLoader } from '../../federation/module-cache.ts';
import { createCartCounter } from './cart-counter.ts';
import { followOtherTabs } from './cart-in-tabs.ts';
import { lazyCart, type LazyCart } from './lazy-cart.ts';
import { loadCartService } from './load-cart-service.ts';
import { createRedelivery } from './redelivery.ts';

export interface CartPorts {
  readonly store: ReturnType<typeof createStore>;
  readonly bus: EventBus;
  readonly language: Language;
  readonly connection: Connection;
  /** Looks at the answers of another `fetch` (E-02). */
  readonly watched: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
  /** Loads modules of the page's releases. */
  readonly load: ModuleLoader;
  /** Texts in the page's language. */
  readonly t: (text: 'cart.addFailed' | 'cart.addDelayed') => string;
}

// One notice at a time, however often it is raised.
const UNREACHABLE = 'cart-unreachable';

/**
 * The host's part of a page's cart: the counter, what waits to be added, and the way to the rules, which are released with
 * mfe-cart-checkout and come when a cart is first needed (ADR 066).
 */
export const createCart = (ports: CartPorts): { readonly cart: LazyCart; readonly outbox: CartOutbox } => {
  const { store, bus, connection, load, t } = ports;
  const { storage } = connection;
  const outbox = createCartOutbox({ storage, now: Date.now, newKey: randomKey });
  const counter = createCartCounter({ store, storage });
  const redelivery = createRedelivery(() => cart.deliver());
  const onUnreachable = (error: ApiError): void => {
    console.error('the rules of the cart did not come', error.parameters['reason']);
    const isWaiting = outbox.waiting().length > 0;
    if (isWaiting && !redelivery.later()) return;
    const content = t(isWaiting ? 'cart.addDelayed' : 'cart.addFailed');
    store.set(raiseNotice, { type: isWaiting ? 'warning' : 'error', topic: 'cart', content, id: UNREACHABLE });
  };
  const cart = lazyCart({
    outbox,
    counter,
    make: async () => {
      const [{ default: makeService }, { makeCartHost }] = await Promise.all([
        loadCartService(load),
        import(/* webpackChunkName: "cart-host" */ './make-cart-host.ts'),
      ]);
      return makeService(makeCartHost({ ...ports, outbox, publish: counter.publish, redelivery: createRedelivery }));
    },
    onUnreachable,
  });
  bus.on('cart.item-added@1', () => store.set(dismissNotice, UNREACHABLE));
  for (const name of ['session.started@1', 'session.ended@1', 'session.expired@1'] as const) bus.on(name, counter.forget);
  followOtherTabs({ bus, storage, cart });
  return { cart, outbox };
};
