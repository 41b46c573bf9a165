/** Everything around a part under test that the host would provide. */
import { Provider as JotaiProvider, createStore } from 'jotai';
import { type ComponentType, type PropsWithChildren, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Provider as UrqlProvider } from 'urql';

import { ConnectionContext } from '../connection/connection.ts';
import { CartServiceContext } from '../cart/cart-context.ts';
import type { CartHost, CartService, CartServiceModule } from '../cart/cart-port.ts';
import { cartSummarySlice } from '../cart/cart-summary.ts';
import { CompareServiceContext, type CompareService, createCompareService } from '../compare/compare-service.ts';
import { SHOP_CODE } from '../constants/shop.ts';
import { BusContext, type EventBus, createBus } from '../events/bus.ts';
import { validateEvent } from '../events/validate-event.ts';
import { LanguageContext } from '../i18n/language-context.ts';
import type { Language } from '../i18n/language.ts';
import { appSlice } from '../state/app.ts';
import { SIGNIN_TOKEN } from '../storage/keys.ts';
import { cartsOverHttp } from './carts-over-http.ts';
import { type FakeCartApi, type FakeProduct, createFakeCartApi } from './fake-cart-api.ts';
import { createFakeCartService } from './fake-cart-service.ts';
import { type FakeResults, createFakeClient } from './fake-client.ts';
import { type FakeClock, createFakeClock } from './fake-clock.ts';
import { createFakeOutbox } from './fake-outbox.ts';
import { type FakeStorage, createFakeStorage } from './fake-storage.ts';

export interface TestShopOptions {
  /** Where the shopper is; `/` by default. */
  readonly path?: string;
  readonly language?: Language;
  readonly results?: FakeResults;
  /** Products of the fake cart, by SKU. */
  readonly products?: Readonly<Record<string, FakeProduct>>;
  /** Answers calls that go to the commerce server directly; unless given, there is no network. */
  readonly fetch?: typeof globalThis.fetch;
  /** The cart's own rules, for tests of its pages and of releases; by default a fake that knows the commands alone. */
  readonly cartService?: CartServiceModule['default'];
}

export interface TestShop {
  /** For `render(<Part />, { wrapper: shop.Wrapper })`. */
  readonly Wrapper: ComponentType<PropsWithChildren>;
  readonly store: ReturnType<typeof createStore>;
  readonly bus: EventBus;
  readonly clock: FakeClock;
  readonly storage: FakeStorage;
  readonly cartApi: FakeCartApi;
  readonly cart: CartService;
  readonly compare: CompareService;
}

const noNetwork = (): Promise<never> => Promise.reject(new TypeError('no network in this test'));

/** A shop for one test: store, bus, storage, cart, queries with given results, language and address. Load Ukrainian texts before rendering. */
export function createTestShop(options: TestShopOptions = {}): TestShop {
  const { path = '/', language = 'pl', results = {}, products, fetch = noNetwork } = options;
  const clock = createFakeClock();
  const storage = createFakeStorage(clock);
  const store = createStore();
  const bus = createBus({ validate: validateEvent });
  const cartApi = createFakeCartApi(products);
  const client = createFakeClient(results);
  const connection = { fetch: cartsOverHttp(cartApi, fetch), storage, store: () => SHOP_CODE, token: () => storage.read(SIGNIN_TOKEN) };
  const host: CartHost = {
    store,
    bus,
    language,
    connection,
    outbox: createFakeOutbox(storage, clock),
    snapshots: { keep: () => {}, find: () => Promise.resolve(null), forget: () => {} },
    isOnline: () => store.get(appSlice.read).isOnline,
    // The test says when something is tried again.
    redelivery: () => ({ later: () => true }),
    publish: (summary) => store.set(cartSummarySlice.whole, summary),
  };
  const cart = options.cartService?.(host) ?? createFakeCartService(cartApi, host);
  const compare = createCompareService({ store, storage });

  function Wrapper({ children }: PropsWithChildren) {
    return (
      <JotaiProvider store={store}>
        <UrqlProvider value={client}>
          <LanguageContext value={language}>
            <BusContext value={bus}>
              <ConnectionContext value={connection}>
                <CartServiceContext value={cart}>
                  <CompareServiceContext value={compare}>
                    <MemoryRouter initialEntries={[path]}>
                      <Suspense fallback={null}>{children}</Suspense>
                    </MemoryRouter>
                  </CompareServiceContext>
                </CartServiceContext>
              </ConnectionContext>
            </BusContext>
          </LanguageContext>
        </UrqlProvider>
      </JotaiProvider>
    );
  }

  return { Wrapper, store, bus, clock, storage, cartApi, cart, compare };
}
