/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { matchFixedRoute } from 'shared-contracts';
import { resolution as resolutionOf } from 'shared-contracts/testing';
import { storeConfig } from '../testing/fixtures.ts';
import { applyMetadata } from './apply-metadata.ts';
import { metadataOf, type MetadataInput } from './page-metadata.ts';
import { renderMetadata } from './render-metadata.ts';
import { metadataTexts } from './texts.ts';

const resolution = resolutionOf({
  id: 34,
  canonical_url: '/agd/pralki.html',
  category_id: 34,
  meta_title: 'Pralki "8 kg" & więcej <nowe>',
  meta_description: "Pralki dla Ciebie, 'ciche'",
  meta_keywords: 'pralki',
  googlebot: 'max-image-preview:large',
  robots: 'index, follow',
  og_type: 'product.group',
  og_image: '/media/category/34',
  header_title: 'Pralki',
});

const input = (over: Partial<MetadataInput> = {}): MetadataInput => ({
  kind: 'listing',
  resolution,
  store: storeConfig,
  language: 'pl',
  path: '/agd/pralki.html',
  search: '',
  origin: 'https://sklep.example',
  ...over,
});

describe('page metadata', () => {
  it('[Z-43] come from the resolver, addresses made absolute', () => {
    expect(metadataOf(input())).toEqual({
      language: 'pl',
      title: 'Pralki "8 kg" & więcej <nowe>',
      description: "Pralki dla Ciebie, 'ciche'",
      keywords: 'pralki',
      robots: 'index, follow',
      googlebot: 'max-image-preview:large',
      canonical: 'https://sklep.example/agd/pralki.html',
      ogType: 'product.group',
      ogImage: 'https://sklep.example/media/category/34?w=1280&f=jpeg',
      siteName: 'Sklep Testowy',
    });
  });

  it('[J-202] have an address of their own in Ukrainian', () => {
    expect(metadataOf(input({ language: 'ua' })).canonical).toBe('https://sklep.example/agd/pralki.html?lang=ua');
  });

  it('[J-203] a page without a picture is previewed by one of the store', () => {
    const picture = 'https://sklep.example/media/share/amperio/shop?w=1280&f=jpeg';
    expect(metadataOf(input({ resolution: null })).ogImage).toBe(picture);
  });

  it('[Z-43] are completed by the store where the resolver says nothing', () => {
    expect(metadataOf(input({ resolution: null }))).toMatchObject({
      title: storeConfig.meta_title,
      description: 'Elektronika i AGD',
      canonical: null,
    });
  });

  it('[R-21] pages that are gone, and those of one visitor, are not indexed and have no canonical address', async () => {
    for (const kind of ['unpublished', 'not-found', 'unreachable', 'cart', 'checkout', 'account', 'search'] as const) {
      expect(metadataOf(input({ kind }))).toMatchObject({ robots: 'noindex,follow', canonical: null });
    }
    await metadataTexts.load('ua');
    expect(metadataOf(input({ kind: 'not-found' })).title).toBe('Nie znaleziono strony | Sklep Testowy');
    expect(metadataOf(input({ kind: 'not-found', language: 'ua' }))).toMatchObject({
      language: 'uk',
      title: 'Сторінку не знайдено | Sklep Testowy',
    });
  });

  it('are escaped in the HTML of the server', () => {
    const html = renderMetadata(metadataOf(input()));
    expect(html).toContain('<title>Pralki &quot;8 kg&quot; &amp; więcej &lt;nowe&gt;</title>');
    expect(html).toContain('<meta name="description" content="Pralki dla Ciebie, &#39;ciche&#39;">');
    expect(html).toContain('<link rel="canonical" href="https://sklep.example/agd/pralki.html">');
  });

  it('[R-25] replace those of the page before, and take away what the new page has not', () => {
    document.head.innerHTML = renderMetadata(metadataOf(input()));
    applyMetadata(document, metadataOf(input({ kind: 'cart', resolution: null, language: 'ua' })));
    expect(document.documentElement.lang).toBe('uk');
    expect(document.title).toBe('Кошик | Sklep Testowy');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex,follow');
    expect(document.querySelectorAll('meta[name="robots"]')).toHaveLength(1);
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    expect(document.querySelector('meta[name="keywords"]')).toBeNull();
  });

  it('a category with filters in its address stays out of search engines', () => {
    const filtered = metadataOf(input({ path: '/agd/pralki/f/manufacturer,tatra' }));
    expect([filtered.robots, filtered.googlebot]).toEqual(['noindex,follow', null]);
  });
});

/** The metadata of an address of the fixed table that the resolver has no record of. */
const fixed = (address: string, over: Partial<MetadataInput> = {}) => {
  const { pathname, search } = new URL(address, 'https://sklep.example');
  const kind = matchFixedRoute(pathname)?.kind;
  if (kind === undefined) throw new Error(`${address} is no fixed route`);
  return metadataOf(input({ kind, resolution: null, path: pathname, search, ...over }));
};

// The seven groups of R-72 stand first.
const fixedAddresses = [
  '/',
  '/producenci.html',
  '/customer/account/index',
  '/checkout/payment',
  '/promopaper/paper/',
  '/archiwum-promocji',
  '/pliki-do-pobrania',
  '/search.html',
  '/product-compare',
  '/checkout/cart',
  '/checkout/success',
  '/checkout/delivery_date/a1',
  '/checkout/payment/error',
  '/customer/account/login',
  '/customer/account/purchase/wishlist',
  '/create-account',
  '/track/tracking/order',
  '/pqa/confirm/a1',
  '/blog',
  '/aktualnosci.html',
  '/slowniczek-pojec.html',
  '/zglos_blad',
  '/reklamacje',
  '/odstapienie-od-umowy',
  '/karta-podarunkowa',
  '/karta-podarunkowa/saldo',
  '/kontakt.html',
  '/mapa-strony.html',
];

describe('pages of the fixed table', () => {
  it.each(['pl', 'ua'] as const)('[R-72] have a title and a description of their own each, by their path (%s)', async (language) => {
    await metadataTexts.load('ua');
    const heads = fixedAddresses.map((address) => fixed(address, { language }));
    for (const part of ['title', 'description'] as const) {
      const values = heads.map((head) => head[part] ?? '');
      expect(values.filter((text) => text === '' || /[{}]|undefined/.test(text))).toEqual([]);
      expect(new Set(values).size).toBe(fixedAddresses.length);
    }
  });

  it('are named in the language of the page; home says what the store says', async () => {
    await metadataTexts.load('ua');
    expect(fixed('/blog').title).toBe('Blog: poradniki, testy i porady | Sklep Testowy');
    expect(fixed('/blog', { language: 'ua' }).title).toBe('Блог: поради, тести й огляди | Sklep Testowy');
    expect(fixed('/')).toMatchObject({ title: storeConfig.meta_title, description: storeConfig.meta_description });
  });

  it.each(['pl', 'ua'] as const)('the steps of the checkout and the pages of the account are told apart (%s)', async (language) => {
    await metadataTexts.load('ua');
    const steps = ['payment', 'address', 'shipping', 'summary'].map((step) => `/checkout/${step}`);
    const parts = [
      'account/index',
      'account/orders',
      'account/orders/100000012',
      'account/edit',
      'address',
      'address/new',
      'address/edit/3',
    ];
    const password = ['account/forgotpassword', 'account/resetpassword'];
    const paths = [...steps, ...[...parts, ...password].map((part) => `/customer/${part}`)];
    expect(new Set(paths.map((path) => fixed(path, { language }).title)).size).toBe(paths.length);
    expect(fixed('/checkout/payment/').title).toBe('Płatność | Sklep Testowy');
    expect(fixed('/customer/account/orders/100000012').title).toBe('Zamówienie 100000012 | Sklep Testowy');
    expect(fixed('/customer/account/nic').title).toBe(fixed('/customer/account').title);
  });

  it('[R-73] are indexed under their one address; with a query they are not', () => {
    expect(fixed('/kontakt/3')).toMatchObject({ robots: 'index,follow', canonical: 'https://sklep.example/kontakt.html' });
    expect(fixed('/blog?p=2')).toMatchObject({ robots: 'noindex,follow', canonical: 'https://sklep.example/blog' });
    expect(fixed('/?utm_source=list')).toMatchObject({ robots: 'index,follow', canonical: 'https://sklep.example/' });
    expect(fixed('/customer/account/login?redirect=%2F')).toMatchObject({ robots: 'noindex,follow', canonical: null });
  });

  it('[R-27] search results are named after what was looked for', () => {
    expect(fixed('/search.html?query=pralka%20%3C8%20kg').title).toBe('Wyniki wyszukiwania: pralka <8 kg | Sklep Testowy');
    expect(fixed('/search.html?query=+').title).toBe('Wyszukiwarka produktów | Sklep Testowy');
  });

  it('[Z-43] a record of the resolver wins over their own words', () => {
    const term = {
      ...resolution,
      meta_title: 'ANC – co to znaczy? | Sklep',
      canonical_url: '/slowniczek-pojec/anc',
      robots: 'index,follow',
    };
    expect(fixed('/slowniczek-pojec/anc', { resolution: term })).toMatchObject({
      title: 'ANC – co to znaczy? | Sklep',
      canonical: 'https://sklep.example/slowniczek-pojec/anc',
    });
    expect(fixed('/slowniczek-pojec/nieznane').canonical).toBe('https://sklep.example/slowniczek-pojec.html');
  });
});
