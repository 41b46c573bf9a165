import type { RemoteName } from 'shared-contracts/federation';
import type { Catalogue } from '../catalogue.ts';
import type { Texts } from '../texts.ts';

/** A page of the shop by its address and by what a shopper reads first on it. */
export interface Place {
  readonly address: string;
  readonly heading: string | RegExp;
}

/** A remote as a shopper meets it. */
export interface FaultyRemote {
  readonly remote: RemoteName;
  /** A page that it draws. */
  readonly page: (catalogue: Catalogue, texts: Texts) => Promise<Place>;
  /** Another page of it, whose code no page loads ahead: there it is missed after the remote has started. */
  readonly further: (texts: Texts) => Place;
  /** A page of another team, from which a shopper comes. */
  readonly elsewhere: (texts: Texts) => Place;
  /** Whether it draws what the cart drawer shows on everybody's pages: the slot of the shop. */
  readonly fillsCartDrawer?: true;
}

const login = (texts: Texts): Place => ({ address: '/customer/account/login', heading: texts.say('mfe-account', 'login.title') });

/** The four of them. */
export const faultyRemotes: readonly FaultyRemote[] = [
  {
    remote: 'mfe-catalog',
    page: async (catalogue) => {
      const { url, name } = await catalogue.category();
      return { address: url, heading: name };
    },
    further: (texts) => ({ address: '/producenci.html', heading: texts.say('mfe-catalog/manufacturer', 'title') }),
    elsewhere: login,
  },
  {
    remote: 'mfe-content',
    page: async (catalogue) => ({ address: await catalogue.contentPage(), heading: /\S/ }),
    further: (texts) => ({ address: '/kontakt', heading: texts.say('mfe-content/pages', 'contact.title') }),
    elsewhere: login,
  },
  {
    remote: 'mfe-cart-checkout',
    page: async () => ({ address: '/checkout/cart', heading: /koszyk/i }),
    further: (texts) => ({ address: '/checkout/success/10/abc', heading: texts.say('mfe-cart-checkout/order', 'success.unknownTitle') }),
    elsewhere: login,
    fillsCartDrawer: true,
  },
  {
    remote: 'mfe-account',
    page: async (_catalogue, texts) => login(texts),
    further: (texts) => ({ address: '/create-account', heading: texts.say('mfe-account', 'register.title') }),
    elsewhere: (texts) => ({ address: '/kontakt', heading: texts.say('mfe-content/pages', 'contact.title') }),
  },
];

/** One of them by its name. @throws for another name */
export const faultyRemote = (name: RemoteName): FaultyRemote => {
  const found = faultyRemotes.find(({ remote }) => remote === name);
  if (found === undefined) throw new Error(`${name} is none of the remotes`);
  return found;
};
