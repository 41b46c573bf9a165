import { describe, expect, test } from '@jest/globals';
import { FOOTER_BLOCKS } from 'shared-contracts/constants';
import { generateFoundation, generateProducts, productUrls } from './index.ts';
import { urlTypes } from '../../model/index.ts';

const options = { products: 2000, now: new Date('2026-11-20T08:00:00Z') };
const foundation = generateFoundation(options);
const products = [...generateProducts(options)];
const urls = [...foundation.urls, ...products.flatMap(productUrls)];
const codes = (items: readonly { readonly code: string }[]): readonly string[] => items.map((item) => item.code);

/** Paths that the storefront serves without a record. */
const fixedRoutes = [
  '/',
  '/blog',
  '/aktualnosci.html',
  '/reklamacje',
  '/reklamacje/zglos',
  '/kontakt.html',
  '/producenci.html',
  '/slowniczek-pojec.html',
  '/mapa-strony.html',
  '/pliki-do-pobrania',
  '/track/tracking/order',
  '/zglos_blad',
  '/odstapienie-od-umowy',
  '/opinie-o-sklepie',
  '/karta-podarunkowa',
  '/karta-podarunkowa/saldo',
  '/customer/account/index',
  '/customer/account/login',
  '/create-account',
];

describe('the foundation of the shop', () => {
  test('every kind of address occurs and no path occurs twice', () => {
    expect(new Set(urls.map((url) => url.type))).toEqual(new Set(urlTypes));
    expect(new Set(urls.map((url) => url.path)).size).toBe(urls.length);
  });

  test('redirects lead to a page that exists, in one step', () => {
    const pages = new Map(urls.map((url) => [url.path, url]));
    for (const redirect of urls.filter((url) => url.type === 'REDIRECT')) {
      const target = pages.get(redirect.canonicalPath);
      expect(target?.type).toBeDefined();
      expect(['REDIRECT', 'UNPUBLISHED']).not.toContain(target?.type);
    }
  });

  test('meta texts fit into search results', () => {
    // One expectation for thousands of addresses: Jest takes longer for each than the rule does.
    const read = urls.filter(({ type }) => type !== 'REDIRECT');
    const fits = ({ metaTitle, metaDescription }: (typeof read)[number]['seo']): boolean =>
      metaTitle.length > 3 && metaTitle.length <= 90 && metaDescription.length <= 240;
    expect(read.filter(({ seo }) => !fits(seo)).map(({ path, seo }) => ({ path, seo }))).toEqual([]);
  });

  test('[N-32] has the eleven footer blocks', () => {
    const identifiers = foundation.cmsBlocks.map((block) => block.identifier);
    for (const identifier of [
      'footer_links_amperio',
      'footer_links_shop',
      'footer_awards',
      'footer_payment',
      'footer_search',
      'product_kp_outlet',
      'footer_link_search_store',
      'footer_link_search_package',
      'footer_content_contact',
      'footer_copyright',
      'footer_links_map',
    ]) {
      expect(identifiers).toContain(identifier);
    }
  });

  test('every link in texts leads to an existing page', () => {
    const known = new Set([...urls.map((url) => `/${url.path}.html`), ...fixedRoutes]);
    const texts = [
      ...foundation.cmsBlocks.flatMap((block) => [block.content, block.cmsJson]),
      ...foundation.cmsPages.map((page) => page.content),
      ...foundation.blogPosts.map((post) => post.content),
      ...foundation.newsPosts.map((post) => post.content),
      ...foundation.graphics.map((graphic) => `href="${graphic.url}"`),
      ...foundation.menuLinks.map((link) => `href="/${link.urlPath}.html"`),
    ];
    // Fragments are not checked.
    const links = texts.flatMap((text) => [...text.matchAll(/(?:href=|"url":)"(\/[^"#]*)(?:#[^"]*)?"/g)].map((match) => match[1] ?? ''));
    expect(links.length).toBeGreaterThan(80);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  test('texts hold no scripts and no styles', () => {
    const html = [
      ...foundation.cmsPages.map((page) => page.content),
      ...foundation.cmsBlocks.map((block) => block.content),
      ...products.map((product) => product.description),
    ].join('\n');
    expect(html).not.toMatch(/<script|style=|\son\w+=|javascript:/i);
  });

  test('[Y-01] [Y-14] [Y-02] [Y-03] every payment code occurs', () => {
    for (const code of [
      'Tpay',
      'tpay_blik',
      'payu_gateway',
      'payu_gateway_blik',
      'payu_gateway_pay_later',
      'payu_gateway_installments',
      'banktransfer',
      'cashondelivery',
      'checkmo',
      'installments',
      'simply_lease',
      'simply_lease_shop',
      'external_voucher',
    ]) {
      expect(codes(foundation.paymentMethods)).toContain(code);
    }
    const plans = new Set(foundation.installmentPlans.map((plan) => `global4net_installments_${plan.id}`));
    expect(codes(foundation.paymentMethods).filter((code) => code.startsWith('global4net'))).toEqual([...plans]);
  });

  test('[Y-15] [Y-24] [Y-16] [Y-23] every shipping code occurs, and limits name codes that exist', () => {
    const known = codes(foundation.shippingMethods);
    for (const code of [
      'pickuppointpocztapolska',
      'pickuppointorlen',
      'paczkomaty',
      'neocourier',
      'dpd',
      'fedex',
      'inpost',
      'pocztex',
      'neopickupexpress',
      'dhl',
      'pickuppointdhl',
      'pickuppointdpd',
      'gls',
      'pickuppointgls',
      'ups',
      'pickuppointups',
      'geis',
      'electronic',
    ]) {
      expect(known).toContain(code);
    }
    for (const method of foundation.paymentMethods) expect(method.excludedShipping.filter((code) => !known.includes(code))).toEqual([]);
    const excluded = new Set(products.flatMap(({ excludeShippingMethods }) => excludeShippingMethods));
    expect([...excluded].filter((code) => !known.includes(code))).toEqual([]);
    expect(products.filter(({ excludeShippingMethods }) => excludeShippingMethods.length >= known.length)).toEqual([]);
  });

  test('[S-40] [S-41] protectors are fitted on three devices in two finishes', () => {
    const fittings = foundation.services
      .filter((service) => service.protector !== null)
      .map((service) => `${service.protector?.device}/${service.protector?.finish}`);
    expect(new Set(fittings).size).toBe(6);
  });

  test('[O-02] there are two stores, and both have products', () => {
    expect(foundation.stores.map((store) => store.code)).toEqual(['amperio', 'amperio_pro']);
    const pro = products.filter((product) => product.stores.includes('amperio_pro'));
    expect(pro.length).toBeGreaterThan(products.length / 4);
    expect(pro.length).toBeLessThan(products.length);
  });

  test('[J-86] [N-32] each store has every block once, its own or a shared one', () => {
    for (const { code } of foundation.stores) {
      const identifiers = foundation.cmsBlocks.filter((block) => block.stores.includes(code)).map((block) => block.identifier);
      expect(new Set(identifiers).size).toBe(identifiers.length);
      expect(identifiers).toEqual(expect.arrayContaining([...FOOTER_BLOCKS, 'home_hero', 'home_trust_bar', 'home_shelves', 'home_seo']));
    }
  });

  test('[J-85] the home page of a store shows products that it sells, and its links lead to existing pages', () => {
    const bySku = new Map(products.map((product) => [product.sku, product]));
    for (const { code } of foundation.stores) {
      const own = foundation.cmsBlocks.filter((block) => block.stores.includes(code));
      const skus = own.flatMap((block) => [...block.cmsJson.matchAll(/"(\d{7})"/g)].map((match) => match[1] ?? ''));
      expect(skus.length).toBeGreaterThan(10);
      expect(skus.filter((sku) => bySku.get(sku)?.stores.includes(code) !== true)).toEqual([]);
      const paths = new Set(foundation.urls.filter((url) => url.stores.includes(code)).map((url) => url.path));
      const pages = own.flatMap((block) =>
        [...`${block.content}${block.cmsJson}`.matchAll(/"\/([^"#?]+)\.html/g)].map((match) => match[1] ?? ''),
      );
      expect(pages.length).toBeGreaterThan(20);
      expect(pages.filter((path) => !paths.has(path) && !fixedRoutes.includes(`/${path}.html`))).toEqual([]);
    }
  });

  test('the home page names products that can be bought', () => {
    const bySku = new Map(products.map((product) => [product.sku, product]));
    const json = foundation.cmsBlocks.map((block) => block.cmsJson).join(' ');
    const skus = [...json.matchAll(/"(\d{7})"/g)].map((match) => match[1] ?? '');
    expect(skus.length).toBeGreaterThan(15);
    for (const sku of skus) expect(bySku.get(sku)?.qty).toBeGreaterThan(0);
  });

  test('banners and articles that categories and products name exist', () => {
    const graphics = new Set(foundation.graphics.map((graphic) => graphic.graphicsId));
    const posts = new Set(foundation.blogPosts.map((post) => post.id));
    const owners = [...foundation.categories, ...products];
    expect(owners.flatMap(({ adserverIds }) => adserverIds.filter((id) => !graphics.has(id)))).toEqual([]);
    expect(owners.flatMap(({ blogPostIds }) => blogPostIds.filter((id) => !posts.has(id)))).toEqual([]);
    expect(foundation.categories.some((category) => category.blogPostIds.length > 0)).toBe(true);
  });

  test('there are many brands, and those from outside the EU have a responsible person', () => {
    expect(foundation.manufacturers.length).toBeGreaterThanOrEqual(45);
    for (const { gpsr } of foundation.manufacturers) {
      const inUnion = ['Polska', 'Niemcy', 'Czechy'].includes(gpsr.manufacturer.country);
      expect(gpsr.responsiblePerson === null).toBe(inUnion);
    }
  });
});
