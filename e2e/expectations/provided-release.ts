import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { cartCountAtom, serviceModules, type CartServiceModule, type RemoteModule } from 'shared-contracts';
import { parseDocument } from 'release-kit/storage';
import { createTestShop, resolution, type TestShopOptions } from 'shared-contracts/testing';
import type { HostServices, ProvidedRelease } from 'shared-contracts/testing/expectations';
import { renderPage } from 'shared-contracts/testing/render-page';
import { renderAtOnce } from '../../host-shell/src/server/pages/render-at-once.ts';
import { isHostBundle } from '../../host-shell/src/server/releases/host-bundle.ts';
import { footerData, headerData, storeConfig } from '../../host-shell/src/shell/testing/fixtures.ts';
import { hostServices } from './host-services.ts';
import { requireSingleton } from '../../host-shell/src/server/singletons.ts';

const fail = (problem: string): never => {
  throw new Error(problem);
};

/**
 * Runs a server bundle as the host does, with the shared packages of this process, but as a part of the page: what it renders
 * can be pressed. A bundle that never ends is ended by who has started all of this.
 */
const evaluate = (code: string): unknown => {
  const module = { exports: {} as unknown }; // assigned by the bundle
  // The page's own Function: its global object is the page's window.
  // oxlint-disable-next-line no-new-func
  new Function('module', 'exports', 'require', code)(module, module.exports, requireSingleton);
  return module.exports;
};

const modulesOf = (bundle: unknown): Readonly<Record<string, RemoteModule<object>>> => {
  if (typeof bundle !== 'object' || bundle === null || !('modules' in bundle) || typeof bundle.modules !== 'object' || !bundle.modules)
    throw new Error('its server bundle exports no modules');
  // The contract of a server bundle: each value is a module with a component as default export, which expectations look at.
  return bundle.modules as Record<string, RemoteModule<object>>;
};

/** A release in a folder: `release.json` and the server bundle. */
export const providedRelease = (name: string, id: string, dir: string): ProvidedRelease => {
  const document = parseDocument({ name, release: id }, readFileSync(join(dir, 'release.json')));
  let evaluated: { readonly bundle: unknown } | null = null;
  let services: Promise<HostServices> | undefined;
  const bundle = (): unknown => {
    evaluated ??= { bundle: evaluate(readFileSync(join(dir, document.server.path), 'utf8')) };
    return evaluated.bundle;
  };
  const module = (key: string): RemoteModule<object> => {
    const modules = modulesOf(bundle());
    const found = Object.hasOwn(modules, key) ? modules[key] : undefined;
    if (found === undefined) throw new Error(`its server bundle has no ${key}`);
    return found;
  };
  /** Pages of the cart's remote are rendered with its own rules of the cart. */
  const ownRules = (): Pick<TestShopOptions, 'cartService'> => {
    const { remote, module: key } = serviceModules.cart;
    // The contract of this module (`CartServiceModule`), which expectations look at by use.
    return name === remote ? { cartService: (module(key) as unknown as CartServiceModule).default } : {};
  };
  return {
    document,
    modules: () => Object.keys(modulesOf(bundle())),
    module,
    draw: async (key, props, shop, prepare) => {
      const { default: component, texts } = module(key);
      await texts?.load(shop?.language ?? 'pl');
      return renderPage(createElement(component, props), { ...ownRules(), ...shop }, prepare);
    },
    cart: () => {
      const { cart, bus, store, cartApi: commerce } = createTestShop(ownRules());
      const pieces = (): number => commerce.itemsOf('c1').reduce((sum, { qty }) => sum + qty, 0);
      return { cart, bus, commerce, pieces, cartCount: () => store.get(cartCountAtom) };
    },
    services: () => (services ??= hostServices(dir, document)),
    hostPage: async ({ path, kind, language, params, module: page }) => {
      const host = bundle();
      if (!isHostBundle(host)) throw new Error('its server bundle has no renderPage');
      const { html } = await host.renderPage({
        url: path,
        origin: 'https://sklep.example',
        language,
        store: 'amperio',
        page: { state: 'page', kind, params, resolution: resolution() },
        frame: { header: headerData, footer: footerData, storeConfig },
        // As the bundle of a remote gives it: the host knows the props by the kind of the page.
        moduleOf: () => page as RemoteModule<object>,
        graphql: async () => ({ status: 200, body: '{"data":null}' }),
        draw: async (tree) => ({
          html: renderAtOnce(tree) ?? fail('its page waits for something, though all that it needs is there'),
          errors: [],
        }),
        random: 0,
      });
      return html;
    },
  };
};
