/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import type { PageResolution } from 'shared-contracts';
import { texts } from '../../texts.ts';
import { storeConfig } from '../testing/fixtures.ts';
import { applyMetadata } from './apply-metadata.ts';
import { metadataOf, refreshesMetadata, type MetadataInput } from './page-metadata.ts';
import { renderMetadata } from './render-metadata.ts';

const resolution: PageResolution = {
  type: 'CATEGORY',
  id: 34,
  canonical_url: '/agd/pralki.html',
  restore_params: [],
  category_id: 34,
  meta_title: 'Pralki "8 kg" & więcej <nowe>',
  meta_description: "Pralki dla Ciebie, 'ciche'",
  meta_keywords: 'pralki',
  googlebot: 'max-image-preview:large',
  robots: 'index, follow',
  og_type: 'product.group',
  og_image: '/media/category/34',
  intro_description: null,
  description: null,
  intro_category_description: null,
  category_description: null,
  has_filter_seo: false,
  header_title: 'Pralki',
  faq: [],
  blog_category_product_ids: [],
  breadcrumbs: [],
};

const input = (over: Partial<MetadataInput> = {}): MetadataInput => ({
  kind: 'listing',
  resolution,
  store: storeConfig,
  language: 'pl',
  path: '/agd/pralki.html',
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

  it('[Z-43] are completed by the store where the resolver says nothing', () => {
    expect(metadataOf(input({ resolution: null }))).toMatchObject({
      title: storeConfig.meta_title,
      description: 'Elektronika i AGD',
      canonical: null,
    });
  });

  it('[R-21] pages that are gone, and those of one visitor, are not indexed and have no canonical address', async () => {
    for (const kind of ['unpublished', 'not-found', 'cart', 'checkout', 'account', 'search'] as const) {
      expect(metadataOf(input({ kind }))).toMatchObject({ robots: 'noindex,follow', canonical: null });
    }
    await texts.load('ua');
    expect(metadataOf(input({ kind: 'not-found' })).title).toBe('Nie znaleziono strony – Sklep Testowy');
    expect(metadataOf(input({ kind: 'not-found', language: 'ua' }))).toMatchObject({
      language: 'uk',
      title: 'Сторінку не знайдено – Sklep Testowy',
    });
  });

  it('[R-25] are refreshed on every navigation except to the product gallery', () => {
    expect(refreshesMetadata('product')).toBe(true);
    expect(refreshesMetadata('gallery')).toBe(false);
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
    expect(document.title).toBe(storeConfig.meta_title);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex,follow');
    expect(document.querySelectorAll('meta[name="robots"]')).toHaveLength(1);
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    expect(document.querySelector('meta[name="keywords"]')).toBeNull();
  });

  it('[R-04] [R-25] a category with filters in its address stays out of search engines', () => {
    const filtered = metadataOf(input({ path: '/agd/pralki/f/manufacturer,tatra' }));
    expect([filtered.robots, filtered.googlebot]).toEqual(['noindex,follow', null]);
  });
});
