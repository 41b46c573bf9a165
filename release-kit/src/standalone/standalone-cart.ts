import type { createStore } from 'jotai';
import {
  cartSummarySlice,
  createCartOutbox,
  randomKey,
  type CartHost,
  type CartOutcome,
  type CartService,
  type CartServiceModule,
} from 'shared-contracts';

type Ports = Omit<CartHost, 'store' | 'outbox' | 'snapshots' | 'isOnline' | 'redelivery' | 'publish'> & {
  readonly store: ReturnType<typeof createStore>;
};

const DONE: CartOutcome = { ok: true };

/** A stub for remotes that only add to the cart: counts additions in memory. */
const countingCart = ({ store, bus }: Ports): CartService => {
  const show = (count: number): void => store.set(cartSummarySlice.whole, { count, isFetched: true, isLoading: false });
  return {
    load: async () => DONE,
    deliver: async () => DONE,
    assignToCustomer: async () => DONE,
    reset: () => show(0),
    async add({ sku, qty }) {
      show(store.get(cartSummarySlice.read).count + qty);
      bus.emit('cart.item-added@1', { sku, qty });
      return DONE;
    },
  };
};

/** The remote's own cart service with a commerce server; waiting changes are not sent again automatically. */
const ownCart = (ports: Ports, load: () => Promise<CartServiceModule>): CartService => {
  const host: CartHost = {
    ...ports,
    outbox: createCartOutbox({ storage: ports.connection.storage, now: Date.now, newKey: randomKey }),
    snapshots: { keep: () => {}, find: async () => null, forget: () => {} },
    isOnline: () => navigator.onLine,
    redelivery: () => ({ later: () => true }),
    publish: (summary) => ports.store.set(cartSummarySlice.whole, summary),
  };
  let making: Promise<CartService> | undefined;
  const service = (): Promise<CartService> =>
    (making ??= load().then(async ({ default: make, texts }) => {
      await texts.load(ports.language);
      return make(host);
    }));
  return {
    load: async (answer) => (await service()).load(answer),
    add: async (item) => (await service()).add(item),
    deliver: async () => (await service()).deliver(),
    assignToCustomer: async () => (await service()).assignToCustomer(),
    reset: () => void service().then((cart) => cart.reset()),
  };
};

/** The cart of a standalone remote: its own service if it provides one, else the stub. */
export const standaloneCart = (ports: Ports, load: (() => Promise<CartServiceModule>) | undefined): CartService =>
  load === undefined ? countingCart(ports) : ownCart(ports, load);
