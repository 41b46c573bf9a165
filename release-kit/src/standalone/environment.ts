import { createStore } from 'jotai';
import { type ReactNode, createElement } from 'react';

import {
  createCompareService,
  SHOP_CODE,
  createBus,
  type Language,
  languageFromCookies,
  type RemoteModule,
  CACHE_NAMES,
  SIGNIN_TOKEN,
  createShopStorage,
} from 'shared-contracts';
import { createCatalogueClient } from 'shared-contracts/catalogue-client';
import { validateEvent } from 'shared-contracts/events';
import type { StandaloneRemote } from './remote.ts';
import { standaloneCart } from './standalone-cart.ts';
import * as css from './standalone.css.ts';
import { askThrough, resolvePage } from './resolve-page.ts';

/** The content of an address, ready to be rendered. */
export type Shown = { readonly to: string } | { readonly content: ReactNode };

/** Renders a remote's module after its texts have loaded in the page's language. */
const renderModule = async <Props extends object>(
  load: () => Promise<RemoteModule<Props>>,
  props: Props,
  language: Language,
): Promise<Shown> => {
  const loaded = await load();
  await loaded.texts?.load(language);
  return { content: createElement(loaded.default, props) };
};

/** The services that the host would provide to the remote's pages: one set per document. */
export const createStandaloneEnvironment = (remote: StandaloneRemote) => {
  const language = languageFromCookies(document.cookie);
  const store = createStore();
  const storage = createShopStorage({ local: () => localStorage, session: () => sessionStorage, now: Date.now, cacheNames: CACHE_NAMES });
  const bus = createBus({ validate: validateEvent });
  const token = () => storage.read(SIGNIN_TOKEN);
  const fetch = window.fetch.bind(window);
  const { client } = createCatalogueClient({ url: '/graphql', isServer: false, fetch, store: SHOP_CODE, token });
  const connection = { fetch, storage, store: () => SHOP_CODE, token };
  const cart = standaloneCart({ store, bus, language, connection }, remote.cartService);
  const show = async (pathname: string, search: string): Promise<Shown> => {
    const part = Object.entries(remote.parts ?? {}).find(([path]) => path === pathname)?.[1];
    if (part) return await renderModule(part, {}, language);
    const page = await resolvePage(remote, { pathname, search }, askThrough(client));
    if (page.state === 'page') return await renderModule(page.load, page.props, language);
    return page.state === 'redirect' ? { to: page.to } : { content: createElement('p', { className: css.note }, page.why) };
  };
  const shown = new Map<string, Promise<Shown>>();
  return {
    remote,
    language,
    store,
    bus,
    client,
    cart,
    connection,
    compare: createCompareService({ store, storage }),
    /** The content of an address; the same promise for the same address, as `use()` requires. */
    at(pathname: string, search: string): Promise<Shown> {
      const key = pathname + search;
      const known = shown.get(key) ?? show(pathname, search);
      shown.set(key, known);
      return known;
    },
  };
};

export type StandaloneEnvironment = ReturnType<typeof createStandaloneEnvironment>;
