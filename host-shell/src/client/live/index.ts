import { STATE_LIFE_MS, productsSlice, raiseNotice } from 'shared-contracts';
import { readServerMessage, type LiveProduct } from 'shared-contracts/live';
import type { BrowserEnvironment } from '../browser-environment.ts';
import { loadDeferred } from '../../schedule/load-deferred.ts';
import { listingQuestions, refreshListing } from './live-listings.ts';
import { readLiveNotice } from './live-notice.ts';
import { openLiveSocket, type LiveSocket } from './live-socket.ts';
import type { RefreshShown } from './refresh-shown.ts';

type Environment = Pick<BrowserEnvironment, 'store' | 'bus' | 'answers' | 'resolver'>;

/** L-06: open pages show new prices and stock without asking. */
const takeProducts = ({ store }: Environment, products: readonly LiveProduct[], now: number): void => {
  const known = store.get(productsSlice.read);
  const timestamp = now + STATE_LIFE_MS; // H-07
  const changed = Object.fromEntries(products.map((product) => [product.sku, { ...known[product.sku], ...product, timestamp }]));
  store.set(productsSlice.whole, { ...known, ...changed });
};

/** L-05: names and trees of categories are read again wherever they are shown. */
const takeCategories = ({ answers, resolver }: Environment): void => {
  answers.outdate(({ rootFields }) => rootFields.includes('msCategories') || rootFields.includes('headerDataQuery'));
  resolver.forgetAll();
};

/** L-07: so are names and logos of manufacturers. */
const takeManufacturers = ({ answers, resolver }: Environment): void => {
  answers.outdate(({ rootFields }) => rootFields.includes('manufacturers'));
  resolver.forgetAll();
};

/** L-01: the socket of the shop's own origin; each store gets messages about its own products. */
export const liveAddress = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>, store: string): string =>
  `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/ws?store=${encodeURIComponent(store)}`;

/** A page that was hidden for so long may have been suspended, ms: its prices are fetched again (H-10). */
const ASLEEP_MS = 60_000;

/** The part of the Network Information API in use; absent in some browsers. */
interface Link {
  readonly connection?: { readonly downlink?: number };
}

/** Calls back when a page becomes visible again that may have been suspended. */
const onResume = (resumed: () => void, now: () => number): void => {
  let hiddenAt = Infinity;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = now();
    else if (now() - hiddenAt >= ASLEEP_MS && navigator.onLine) resumed();
  });
};

/** Brings what the commerce server pushes into the page: products, listings, categories. */
export const startLiveUpdates = (environment: Environment, now: () => number = Date.now): LiveSocket => {
  const { answers, bus } = environment;
  const asked = new Set<string>();
  /** Asks for each listing that is shown, once per connection: the server pushes its changes from then on. */
  const ask = (): void => {
    for (const question of listingQuestions(answers.shown())) {
      const key = JSON.stringify(question);
      if (!asked.has(key) && socket.send(question)) asked.add(key);
    }
  };
  let shown: RefreshShown | undefined;
  /** Most visits never miss a push: the code that makes up for one is loaded when needed. */
  const refresh = (): void => {
    if (shown) void shown.refresh();
    else
      void loadDeferred(
        () => import('./refresh-shown.ts'),
        ({ refreshShown }) => {
          shown ??= refreshShown({ socket, answers, downlink: () => (navigator as Link).connection?.downlink }); // not in the DOM's types
          return shown.refresh();
        },
      );
  };
  let hasBeenOpen = false;
  const socket = openLiveSocket({
    url: liveAddress(location, document.documentElement.dataset['store'] ?? ''),
    pathname: () => location.pathname,
    onOpen: () => {
      asked.clear();
      ask();
      // What was pushed meanwhile is unknown.
      if (hasBeenOpen) refresh();
      hasBeenOpen = true;
    },
    onMessage(text) {
      const message = readServerMessage(text);
      if (message === null) {
        const content = readLiveNotice(text);
        if (content !== null) environment.store.set(raiseNotice, { type: 'info', topic: 'live', content });
        return;
      }
      shown?.receive(message);
      if ('wsProducts' in message) takeProducts(environment, message.wsProducts, now());
      else if ('wsCatalog' in message) refreshListing(message.wsCatalog, answers);
      else if ('wsManufacturers' in message) takeManufacturers(environment);
      else takeCategories(environment);
    },
  });
  onResume(refresh, now);
  bus.on('navigation.completed@1', ask);
  return socket;
};
