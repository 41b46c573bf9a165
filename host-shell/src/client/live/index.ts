import { PRICE_LIFE_MS, raiseNotice } from 'shared-contracts';
import { CHANGES_KEPT_MS, readContentMessage, readServerMessage } from 'shared-contracts/live';
import type { BrowserEnvironment } from '../browser-environment.ts';
import { PREVIEW_BAR } from '../../preview-bar.ts';
import { loadDeferred } from '../../schedule/load-deferred.ts';
import { announcementAtom } from '../../shell/announcement.ts';
import { listingQuestions, refreshListing } from './live-listings.ts';
import { readLiveNotice } from './live-notice.ts';
import { openLiveSocket, type LiveSocket } from './live-socket.ts';
import { watchPresses } from './presses.ts';
import { watchPriceTimes } from './price-times.ts';
import type { Prices } from './prices/index.ts';
import type { RefreshShown } from './refresh-shown.ts';
import { forgetUnseen, takeProducts, type ProductNews } from './take-products.ts';

type Environment = Pick<BrowserEnvironment, 'store' | 'storage' | 'bus' | 'answers' | 'resolver' | 'client' | 'language'>;

/** L-05: categories change rarely, and the code for it knows what the browser stores of the menu: it is loaded when needed. */
const takeCategories = (environment: Environment): void =>
  void loadDeferred(
    () => import('./take-categories.ts'),
    ({ takeCategories: take }) => take(environment),
  );

/** J-225: what editors have published. Most visits see none of it: the code for it is loaded when needed. */
const takeContent = (environment: Environment, paths: readonly string[]): void =>
  void loadDeferred(
    () => import('./take-content.ts'),
    ({ takeContent: take }) => take({ ...environment, place: () => location, reload: () => location.reload() }, paths),
  );

/** L-07: so are names and logos of manufacturers. */
const takeManufacturers = ({ answers, resolver }: Environment): void => {
  answers.outdate(({ rootFields }) => rootFields.includes('manufacturers'));
  resolver.forgetAll();
};

/** Between the change and the document that is rendered without it, and for the way of both, s. */
const DRAWING_S = 5;

/**
 * L-01: the socket of the shop's own origin; each store gets messages about its own products.
 * @param age ms since the document was asked for: what has changed within them is told as well (J-274)
 */
export const liveAddress = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>, store: string, age: number): string =>
  `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/ws?store=${encodeURIComponent(store)}&changed_within=${Math.ceil(age / 1_000) + DRAWING_S}`;

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
  const { answers, bus, client, language, store } = environment;
  /** J-256: the page shows one version of a draft, whatever is published meanwhile. */
  const isPreview = document.getElementById(PREVIEW_BAR) !== null;
  const presses = watchPresses();
  answers.holdBack(presses.end);
  const hold = (change: () => void): void => {
    const end = presses.end();
    if (end) void end.then(change);
    else change();
  };
  const pushedAt = new Map<string, number>();
  let prices: Prices | undefined;
  /** Most visits see no price change: what is done then is loaded when needed. */
  const withPrices = (use: (prices: Prices) => Promise<void>): void =>
    void loadDeferred(
      () => import('./prices/index.ts'),
      ({ createPrices }) => {
        prices ??= createPrices({ client, answers, store, language, hold, take, pushedAt: (sku) => pushedAt.get(sku), now });
        return use(prices);
      },
    );
  const take = (products: readonly ProductNews[]): void =>
    hold(() => {
      const changes = takeProducts({ store, answers }, products, now());
      if (changes.length > 0) withPrices(({ changed }) => changed(changes));
    });
  const askPrices = (): void => withPrices(({ check }) => check());
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
  const age = performance.now();
  /** Whether changes may have been pushed that nobody tells any more. */
  let hasMissed = age > CHANGES_KEPT_MS - DRAWING_S * 1_000;
  const socket = openLiveSocket({
    url: liveAddress(location, document.documentElement.dataset['store'] ?? '', age),
    pathname: () => location.pathname,
    onOpen: () => {
      asked.clear();
      ask();
      // What was pushed meanwhile is unknown.
      if (hasMissed && !isPreview) {
        forgetUnseen({ store, answers });
        refresh();
        askPrices();
      }
      hasMissed = true;
    },
    onMessage(text) {
      if (isPreview) return;
      const message = readServerMessage(text);
      if (message === null) {
        const edited = readContentMessage(text);
        if (edited !== null) takeContent(environment, edited.wsContent.paths);
        const content = readLiveNotice(text);
        if (content !== null) store.set(raiseNotice, { type: 'info', topic: 'live', content });
        return;
      }
      shown?.receive(message);
      if ('wsProducts' in message) {
        for (const { sku } of message.wsProducts) {
          pushedAt.delete(sku);
          pushedAt.set(sku, now());
        }
        // The oldest stand first. What is older than cached answers may be is of no use.
        for (const [sku, at] of pushedAt) {
          if (now() - at < PRICE_LIFE_MS) break;
          pushedAt.delete(sku);
        }
        take(message.wsProducts);
      } else if ('wsCatalog' in message) refreshListing(message.wsCatalog, answers);
      else if ('wsManufacturers' in message) takeManufacturers(environment);
      else takeCategories(environment);
    },
  });
  if (!isPreview) {
    onResume(refresh, now);
    watchPriceTimes({
      ask: () => {
        if (socket.isDown()) forgetUnseen({ store, answers });
        askPrices();
      },
      isSocketDown: socket.isDown,
      isOnline: () => navigator.onLine,
      now,
      random: Math.random,
    });
  }
  bus.on('navigation.completed@1', () => {
    ask();
    store.set(announcementAtom, '');
  });
  return socket;
};
