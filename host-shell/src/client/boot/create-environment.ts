import { createStore } from 'jotai';
import {
  deliveryPlaceAtom,
  CART_ID,
  SIGNIN_TOKEN,
  appSlice,
  createBus,
  createCompareService,
  dismissNotice,
  pageModules,
  raiseNotice,
  type ShopStorage,
} from 'shared-contracts';
import { placeHeader } from 'shared-contracts/delivery';
import { createCatalogueClient } from 'shared-contracts/catalogue-client';
import { createKeptEntry } from '../../app/page-views.ts';
import { PageResolver, type AskResolver } from '../../app/page-resolver.ts';
import { moduleOfPage } from '../../app/resolved-page.ts';
import { cleanUrlKey } from 'shared-contracts/resolver';
import { Circuits } from '../../circuit/circuits.ts';
import { createBrowserLoader } from '../../federation/browser-loader.ts';
import { ModuleCache } from '../../federation/module-cache.ts';
import type { RemoteErrorListener } from '../../federation/RemoteView.tsx';
import { valueOf } from '../../federation/thenable.ts';
import { UrlResolverDocument } from '../../graphql/generated.ts';
import { CODE_CIRCUIT } from '../../retry-policies.ts';
import { browserStorage } from '../../shell/index.ts';
import { texts } from '../../texts.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';
import { createCart } from '../cart/create-cart.ts';
import { loadDeferred } from '../../schedule/load-deferred.ts';
import { lazyPrefetch } from '../prefetch/lazy-prefetch.ts';
import { followRenderedPage, isPartRendered, pinnedModule } from './pinned-module.ts';
import type { PageStart } from './read-page.ts';
import { watchUnauthorized } from '../session/watch-unauthorized.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { createWishlist } from '../wishlist/create-wishlist.ts';

// One notice, however often the part of the page fails.
const INACTIVE_NOTICE = 'inactive-part';

/** Looks into the browser's storage for the first time, which waits until another process has fetched it. */
export const openStorage = (): ShopStorage => {
  const storage = browserStorage();
  storage.read(SIGNIN_TOKEN);
  return storage;
};

/** Everything that the page runs with, made once from what the server left in it. */
export const createEnvironment = (start: PageStart, storage: ShopStorage, record: Telemetry['record']): BrowserEnvironment => {
  const { language, frame, page } = start;
  const store = createStore();
  const bus = createBus({ onError: (error, name) => console.error(`a listener of ${name} failed`, error) });
  const token = () => storage.read(SIGNIN_TOKEN);
  const storeCode = frame?.storeConfig.store_code ?? '';
  const t = texts.translator(language);
  const isOnline = () => store.get(appSlice.read).isOnline;
  const watched = watchUnauthorized({ token, onExpired: () => bus.emit('session.expired@1', {}) });
  const fetch = watched(window.fetch.bind(window));
  const { client, shown, outdate, holdBack } = createCatalogueClient({
    url: '/graphql',
    isServer: false,
    initialState: start.state,
    fetch,
    store: storeCode,
    token,
    isOnline,
    ...(frame && { storeLifeMs: frame.storeConfig.cache_ttl * 1000 }),
  });
  const now = () => performance.now();
  const circuits = new Circuits(CODE_CIRCUIT, now);
  circuits.watch((remote, { state }) => state === 'open' && record({ type: 'left-alone', remote }));
  const load = createBrowserLoader(start.releases, language, { circuits, onLoad: (loaded) => record({ type: 'load', ...loaded }), now });
  const place = () => placeHeader(store.get(deliveryPlaceAtom));
  const connection = { fetch, watched, storage, store: () => storeCode, token, place };
  const { cart, outbox } = createCart({ store, bus, language, connection, watched, load, t });

  bus.on('session.expired@1', () => {
    void loadDeferred(
      () => import('../session/expired-session.ts'),
      ({ leaveExpiredSession }) => leaveExpiredSession({ store, storage, cart }, t('session.expired')),
    );
  });

  const compare = createCompareService({ store, storage });
  const wishlist = createWishlist({ store, bus, connection, t });

  const askResolver: AskResolver = async (path, search) => {
    const { data, error } = await client.query(UrlResolverDocument, { urlKey: cleanUrlKey(path), search }).toPromise();
    if (error?.networkError) throw error.networkError;
    return data?.urlResolver ?? null;
  };
  const resolver = new PageResolver(askResolver, Date.now, isOnline);
  resolver.preload(location.pathname, location.search, page);

  const kept = createKeptEntry();
  const modules = new ModuleCache(load, circuits);
  const onRemoteError: RemoteErrorListener = ({ remote, module }, error) => {
    console.error(`${remote} ${module} failed`, error);
    record({ type: 'error', error, remote });
  };
  // A part that the server could not render has no HTML to keep: it loads, and fails, as after a navigation.
  const first = isPartRendered() && moduleOfPage(page);
  const rendered = first && followRenderedPage(location, first, ({ pathname, search }) => resolver.resolve(pathname, search));
  if (rendered) {
    bus.on('navigation.completed@1', ({ path }) => rendered.onShown(path));
    modules.set(
      first,
      pinnedModule(
        load,
        first,
        modules,
        {
          onFailure: (error) => onRemoteError(first, error),
          onWaiting: () => store.set(raiseNotice, { type: 'info', topic: 'page', id: INACTIVE_NOTICE, content: t('slot.inactive') }),
          onOver: () => store.set(dismissNotice, INACTIVE_NOTICE),
        },
        rendered,
      ),
    );
  }

  return {
    language,
    store,
    storage,
    client,
    answers: { shown, outdate, holdBack },
    bus,
    cart,
    hasCart: token() !== undefined || storage.read(CART_ID) !== undefined || outbox.waiting().length > 0,
    connection,
    compare,
    wishlist,
    kept,
    releases: start.releases,
    leaves: { current: () => false },
    onAsk: (to) => void (rendered && rendered.onAsk(to)),
    isAtHand: ({ key, pathname, search }) => {
      if (kept.is(key)) return true;
      const next = valueOf(resolver.resolve(pathname, search));
      return next !== undefined && resolver.previewOf(next) !== undefined && modules.isReady(pageModules.product);
    },
    prefetch: lazyPrefetch({ client, resolver, modules }, () => import('../prefetch/index.ts')),
    modules,
    resolver,
    frame,
    origin: location.origin,
    onRemoteError,
    random: start.random,
  };
};
