import type { createStore } from 'jotai';
import {
  createCartOutbox,
  dismissNotice,
  raiseNotice,
  randomKey,
  type ApiError,
  type CartNoticeCode,
  type CartOutbox,
  type EventBus,
  type Language,
  type ShopStorage,
} from 'shared-contracts';
import { followOtherTabs } from './cart-in-tabs.ts';
import { lazyCart, type LazyCart } from './lazy-cart.ts';
import { createRedelivery } from './redelivery.ts';

export interface CartPorts {
  readonly store: ReturnType<typeof createStore>;
  readonly storage: ShopStorage;
  readonly bus: EventBus;
  readonly language: Language;
  /** Store code for the `Store` header. */
  readonly storeCode: string;
  readonly token: () => string | undefined;
  /** Looks at the answers of another `fetch` (E-02). */
  readonly watched: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
  /** Texts in the page's language. */
  readonly t: (text: CartNoticeCode | 'cart.added') => string;
}

const noticeTypes: Readonly<Record<CartNoticeCode, 'info' | 'error' | 'warning'>> = {
  'cart.expired': 'info',
  'cart.addFailed': 'error',
  'cart.addDelayed': 'warning',
};

// One notice at a time, however often it is raised.
const DELAYED = 'cart-delayed';
const ADDED = 'cart-added';

/** The cart of a page in a browser, and what still waits to be added to it. */
export const createCart = (ports: CartPorts): { readonly cart: LazyCart; readonly outbox: CartOutbox } => {
  const { store, storage, bus, t } = ports;
  const outbox = createCartOutbox({ storage, now: Date.now, newKey: randomKey });
  const redelivery = createRedelivery(() => cart.deliver());
  const notify = (code: CartNoticeCode, error?: ApiError): void => {
    const isDelayed = code === 'cart.addDelayed';
    if (isDelayed && !redelivery.later()) return;
    const content = (!isDelayed && error?.message) || t(code);
    store.set(raiseNotice, { type: noticeTypes[code], topic: 'cart', content, id: isDelayed && DELAYED });
  };
  const cart = lazyCart({
    outbox,
    make: async () => {
      const { makeCart } = await import(/* webpackChunkName: "cart-service" */ './make-cart.ts');
      return makeCart({ ...ports, outbox, notify, newKey: randomKey, redelivery: createRedelivery });
    },
    onUnreachable: (error) => notify(outbox.waiting().length > 0 ? 'cart.addDelayed' : 'cart.addFailed', error),
  });
  bus.on('cart.item-added@1', () => {
    store.set(dismissNotice, DELAYED);
    store.set(raiseNotice, { type: 'success', topic: 'cart', content: t('cart.added'), id: ADDED });
  });
  followOtherTabs({ bus, storage, cart });
  return { cart, outbox };
};
