import { CART_PATH, LOGIN_PATH } from 'shared-contracts';
import type { RemoteName } from 'shared-contracts/federation';

/** A page of each remote that is there whatever the catalogue holds. */
const pages: Readonly<Record<RemoteName, string>> = {
  'mfe-catalog': '/search.html?q=a',
  'mfe-cart-checkout': CART_PATH,
  'mfe-account': LOGIN_PATH,
  'mfe-content': '/',
};

const isRemote = (name: string): name is RemoteName => Object.hasOwn(pages, name);

/** The page by which a release is judged before anybody gets it; the host's own is the home page. */
export const smokePageOf = (name: string): string => (isRemote(name) ? pages[name] : '/');
