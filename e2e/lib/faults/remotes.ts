import type { RemoteName } from 'shared-contracts/federation';
import type { Catalogue } from '../catalogue.ts';
import type { Texts } from '../texts.ts';

/** A page of the shop: its address and main heading. */
export interface Place {
  readonly address: string;
  readonly heading: string | RegExp;
}

/** The pages with which the fault tests exercise a remote. */
export interface FaultyRemote {
  readonly remote: RemoteName;
  /** A page that it renders. */
  readonly page: (catalogue: Catalogue, texts: Texts) => Promise<Place>;
  /** Another of its pages, whose code is not preloaded: it is requested only after the remote has started. */
  readonly further: (texts: Texts) => Place;
  /** A page of another remote, from which the navigation starts. */
  readonly elsewhere: (texts: Texts) => Place;
  /** Whether it fills the slot in the cart drawer, which is on every page. */
  readonly fillsCartDrawer?: true;
}

const login = (texts: Texts): Place => ({ address: '/customer/account/login', heading: texts.translate('mfe-account', 'login.title') });

/** All remotes. */
export const faultyRemotes: readonly FaultyRemote[] = [
  {
    remote: 'mfe-catalog',
    page: async (catalogue) => {
      const { url, name } = await catalogue.category();
      return { address: url, heading: name };
    },
    further: (texts) => ({ address: '/producenci.html', heading: texts.translate('mfe-catalog/manufacturer', 'title') }),
    elsewhere: login,
  },
  {
    remote: 'mfe-content',
    page: async (catalogue) => {
      const address = await catalogue.contentPage();
      return { address, heading: await catalogue.headingOf(address) };
    },
    further: (texts) => ({ address: '/kontakt', heading: texts.translate('mfe-content/pages', 'contact.title') }),
    elsewhere: login,
  },
  {
    remote: 'mfe-cart-checkout',
    page: async () => ({ address: '/checkout/cart', heading: /koszyk/i }),
    further: (texts) => ({
      address: '/checkout/success/10/abc',
      heading: texts.translate('mfe-cart-checkout/order', 'success.unknownTitle'),
    }),
    elsewhere: login,
    fillsCartDrawer: true,
  },
  {
    remote: 'mfe-account',
    page: async (_catalogue, texts) => login(texts),
    further: (texts) => ({ address: '/create-account', heading: texts.translate('mfe-account', 'register.title') }),
    elsewhere: (texts) => ({ address: '/kontakt', heading: texts.translate('mfe-content/pages', 'contact.title') }),
  },
];

/** One of them by its name. @throws for another name */
export const faultyRemote = (name: RemoteName): FaultyRemote => {
  const found = faultyRemotes.find(({ remote }) => remote === name);
  if (found === undefined) throw new Error(`${name} is none of the remotes`);
  return found;
};
