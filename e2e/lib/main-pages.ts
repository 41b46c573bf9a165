import type { Catalogue } from './catalogue.ts';

/** A page of a kind of its own. */
export interface MainPage {
  readonly name: string;
  readonly address: (catalogue: Catalogue) => Promise<string>;
  /** The complaint of the browser about its HTTP status. */
  readonly status?: RegExp;
}

/** One page of each main kind. */
export const mainPages: readonly MainPage[] = [
  { name: 'home', address: async () => '/' },
  { name: 'listing', address: async (catalogue) => (await catalogue.category()).url },
  { name: 'product', address: async (catalogue) => (await catalogue.buyable(1))[0]?.url ?? '' },
  { name: 'search', address: async () => '/search.html?query=pralka' },
  { name: 'search without results', address: async () => '/search.html?query=xqzwvkjh' },
  {
    name: 'compared products',
    address: async (catalogue) => {
      const [first, second] = await catalogue.buyable(2);
      return `/product-compare?item1=${first?.sku}&item2=${second?.sku}`;
    },
  },
  { name: 'empty cart', address: async () => '/checkout/cart' },
  { name: 'manufacturers', address: async () => '/producenci.html' },
  { name: 'content', address: (catalogue) => catalogue.contentPage() },
  { name: 'glossary', address: async () => '/slowniczek-pojec.html' },
  { name: 'contact', address: async () => '/kontakt' },
  { name: 'blog', address: async () => '/blog' },
  { name: 'login', address: async () => '/customer/account/login' },
  { name: 'registration', address: async () => '/create-account' },
  { name: 'forgotten password', address: async () => '/customer/account/forgotpassword' },
  { name: 'account of a guest', address: async () => '/customer/account/index' },
  { name: 'order tracking', address: async () => '/track/tracking/order' },
  { name: 'not found', address: async () => '/nie-ma-takiej', status: /404/ },
  { name: 'unpublished', address: async () => '/foto/aparaty/lustrzanki.html', status: /410/ },
];
