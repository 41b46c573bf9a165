import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ExposedModule, PageKind } from 'shared-contracts';
import { cartPageLoader, pageLoader } from './loader/generated.ts';
import { pageScripts } from './page-scripts.ts';
import type { LoadedRelease, ReleaseSet } from '../releases/release-set.ts';
import { ReleaseFolder, type TestRelease } from '../testing/release-folder.ts';

let folder: ReleaseFolder;
let set: ReleaseSet;
const loaded = (release: TestRelease): LoadedRelease => ({
  name: release.name,
  release: folder.add(release),
  documentIntegrity: '',
  bundle: null,
  styles: new Map(),
});

beforeEach(() => {
  folder = new ReleaseFolder();
  const cartHost = { js: [{ path: 'cart-host.1.js', integrity: 'sha384-c' }], css: [] };
  const host = loaded({
    name: 'host-shell',
    id: '1.0.0-a',
    change: (release) => ({ ...release, exposes: { ...release.exposes, './cart-host': cartHost } }),
  });
  const remotes = [
    loaded({ name: 'mfe-cart-checkout', id: '1.0.0-a', exposes: ['./CartPage', './CartService'] }),
    loaded({ name: 'mfe-catalog', id: '1.0.0-a' }),
    loaded({ name: 'mfe-account', id: '1.0.0-a', exposes: ['./AccountPage'] }),
  ];
  set = { revision: 1, key: 'a', host, remotes: new Map(remotes.map((remote) => [remote.name, remote])) };
});
afterEach(() => folder.remove());

const START = ['host-shell/main.js', 'host-shell/app.js'];
const scriptsOf = (kind: PageKind | null, remote: ExposedModule['remote'], module: ExposedModule['module']) => {
  const { start, early, late, loader } = pageScripts(set, kind, { remote, module });
  const nameOf = (href: string) => href.replace('/assets/', '').replace('1.0.0-a/', '');
  return { start: start.map(({ href }) => nameOf(href)), early: early.map(({ href }) => nameOf(href)), late: late.map(nameOf), loader };
};

describe('the scripts of a page', () => {
  it('that the server has rendered come after its first paint', () =>
    expect(scriptsOf('listing', 'mfe-catalog', './ListingPage')).toEqual({
      start: START,
      early: [],
      late: ['mfe-catalog/remoteEntry.js', 'mfe-catalog/ListingPage.1.js'],
      loader: pageLoader,
    }));

  it('of the cart come beside the document, the rules of the cart among them, and the cart is asked for', () =>
    expect(scriptsOf('cart', 'mfe-cart-checkout', './CartPage')).toEqual({
      start: START,
      early: [
        'host-shell/main.js',
        'host-shell/app.js',
        'host-shell/cart-host.1.js',
        'mfe-cart-checkout/remoteEntry.js',
        'mfe-cart-checkout/CartPage.1.js',
        'mfe-cart-checkout/CartService.1.js',
      ],
      late: [],
      loader: cartPageLoader,
    }));

  it('of another page of the visitor come beside the document, too', () =>
    expect(scriptsOf('account', 'mfe-account', './AccountPage')).toEqual({
      start: START,
      early: ['host-shell/main.js', 'host-shell/app.js', 'mfe-account/remoteEntry.js', 'mfe-account/AccountPage.1.js'],
      late: [],
      loader: pageLoader,
    }));

  it('of a remote that is missing are none', () => {
    set = { ...set, remotes: new Map() };
    expect(scriptsOf('checkout', 'mfe-cart-checkout', './CheckoutPage').early).toEqual([
      'host-shell/main.js',
      'host-shell/app.js',
      'host-shell/cart-host.1.js',
    ]);
    expect(scriptsOf(null, 'mfe-content', './Page')).toEqual({ start: START, early: [], late: [], loader: pageLoader });
  });
});
