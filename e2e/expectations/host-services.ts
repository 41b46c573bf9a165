import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Jotai from 'jotai';
import type * as contracts from 'shared-contracts';
import { containerName, parseApiError } from 'shared-contracts';
import type { Release } from 'release-kit/schema';
import type { HostServices } from 'shared-contracts/testing/expectations';
import { footerData, headerData, storeConfig } from '../../host-shell/src/shell/testing/fixtures.ts';

/** The page that is started: a remote's, with a part of ours in the place of the remote's. */
const REMOTE = 'mfe-content';
const START_MS = 10_000;

type ShareScope = Readonly<Record<string, Readonly<Record<string, { readonly get: () => unknown }>>>>;

/** A package as the host hands it over: the contract of a share scope gives a factory. */
const handedOver = async (scope: ShareScope, name: string): Promise<unknown> => {
  const [shared] = Object.values(scope[name] ?? {});
  const factory: unknown = await shared?.get();
  if (typeof factory !== 'function') throw new Error(`it does not hand over ${name}`);
  return factory();
};

type Take = (services: HostServices) => void;

/** A commerce server without data: queries find nothing, and there is nothing else. */
const emptyCommerce: typeof fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
  return pathname === '/graphql' ? Response.json({ data: {} }) : Response.json(parseApiError(404, null), { status: 404 });
};

/** A container whose page takes what the host gives to the parts of its pages, by the packages that the host hands over. */
const takingContainer = (take: Take, fail: (error: unknown) => void) => {
  let scope: ShareScope = {};
  return {
    init: (given: ShareScope) => void (scope = given),
    get: async () => {
      // Checked by use: what is not there fails the expectation that asks for it.
      const provided = (await handedOver(scope, 'shared-contracts')) as typeof contracts;
      const { useStore } = (await handedOver(scope, 'jotai')) as typeof Jotai; // this package, as the host provides it
      let store: ReturnType<typeof Jotai.useStore> | undefined;
      const Part = (): null => {
        try {
          const cart = provided.useCartService();
          const compare = provided.useCompareService();
          const wishlist = provided.useWishlistService();
          const bus = provided.useBus();
          store = useStore();
          take({
            cart,
            compare,
            wishlist,
            bus,
            cartCount: () => store?.get(provided.cartCountAtom) ?? 0,
            compared: () => store?.get(provided.compareSkusAtom) ?? [],
          });
        } catch (error) {
          fail(error);
        }
        return null;
      };
      return () => ({ default: Part });
    },
  };
};

const block = (id: string, value: unknown): void => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = JSON.stringify(value);
  document.body.append(element);
};

/** Where the host looks for the remote's files: another place for each release that is tried in this window. */
const partBase = ({ release }: Release): string => `/assets/${REMOTE}/${release}-part/`;

/** The page as the host's server leaves it for the browser's start. */
const writePage = (release: Release, base: string): void => {
  document.body.innerHTML = '<div id="root"></div>';
  const remote = (own: boolean) => ({
    release: release.release,
    base: own ? base : partBase(release),
    entry: own ? release.entry.path : 'remoteEntry.js',
    assets: own ? release.assets : { 'remoteEntry.js': release.entry.integrity },
    document: { url: '', integrity: '' },
  });
  block('context', { language: 'pl', random: 0 });
  block('boot', { scripts: [{ src: `${base}main.js` }] });
  block('url-resolver', { state: 'page', kind: 'home', params: {}, resolution: null });
  block('page-data', {
    releases: {
      revision: 1,
      host: release.release,
      remotes: { 'host-shell': remote(true), [REMOTE]: remote(false) },
    },
    frame: { header: headerData, footer: footerData, storeConfig },
    state: {},
  });
};

/**
 * Scripts that this release adds to the page are those of its folder; the entry of the remote leaves the container behind.
 * @returns runs one of them
 */
const serveScripts = (webDir: string, base: string, entry: string, container: object): ((file: string) => void) => {
  const run = (file: string): void => {
    const script = document.createElement('script');
    Object.defineProperty(script, 'src', { value: new URL(base + file, location.href).href });
    Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
    // The page's own evaluation: the code is that of a release whose hashes have been checked.
    // oxlint-disable-next-line no-eval
    (0, eval)(readFileSync(join(webDir, file), 'utf8'));
    Reflect.deleteProperty(document, 'currentScript');
  };
  const load = (node: Node): void => {
    if (!(node instanceof HTMLScriptElement || node instanceof HTMLLinkElement)) return;
    const address = new URL(node instanceof HTMLScriptElement ? node.src : node.href, location.href).pathname;
    const isEntry = address === entry;
    // A page that another release has started goes on beside this one.
    if (!isEntry && !address.startsWith(base)) return;
    queueMicrotask(() => {
      if (isEntry) Reflect.set(window, containerName(REMOTE), container);
      else if (node instanceof HTMLScriptElement) run(address.slice(base.length));
      node.dispatchEvent(new Event('load'));
    });
  };
  new MutationObserver((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(load))).observe(document.head, {
    childList: true,
  });
  return run;
};

/** What browsers have and jsdom has not, as far as a host's page asks for it: a narrow, light screen on which nothing changes. */
const fillGaps = (): void => {
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList; // no listener of the old kind
  window.scrollTo = () => {};
};

/** Starts the scripts of a host's release in this page, and takes what it gives to the parts of others. */
export const hostServices = (dir: string, release: Release): Promise<HostServices> =>
  new Promise((resolve, reject) => {
    const scripts = release.exposes['.']?.js ?? [];
    if (scripts.length === 0) return reject(new Error('it names no scripts that start a page'));
    const timer = setTimeout(() => reject(new Error(`it has started no page within ${START_MS / 1000} s`)), START_MS);
    const base = `/assets/host-shell/${release.release}/`;
    const take: Take = (services) => {
      clearTimeout(timer);
      resolve(services);
    };
    // What releases before have left in this window is not this one's.
    for (const name of Object.keys(globalThis)) if (name.startsWith('webpackChunk')) Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(window, containerName(REMOTE));
    localStorage.clear();
    fillGaps();
    window.fetch = emptyCommerce;
    writePage(release, base);
    const entry = `${partBase(release)}remoteEntry.js`;
    const run = serveScripts(join(dir, 'web'), base, entry, takingContainer(take, reject));
    for (const { path } of scripts) run(path);
  });
