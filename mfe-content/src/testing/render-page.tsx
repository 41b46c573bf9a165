import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Language, PageResolution } from 'shared-contracts';
import { createTestShop, type FakeResults, type TestShop } from 'shared-contracts/testing';

interface Given {
  readonly path?: string;
  readonly language?: Language;
  readonly results: FakeResults;
}

/** Draws a page in a shop of its own and waits for its lazy parts. */
export const renderPage = async (
  page: ReactElement,
  given: Given,
): Promise<Pick<RenderResult, 'container' | 'unmount'> & { readonly shop: TestShop }> => {
  const shop = createTestShop(given);
  const { container, unmount } = await act(async () => render(page, { wrapper: shop.Wrapper }));
  return { container, unmount, shop };
};

/** What the resolver answers for a page of content. */
export const resolution = (change: Partial<PageResolution>): PageResolution => ({
  type: 'CMS_PAGE',
  id: 1,
  canonical_url: null,
  restore_params: [],
  category_id: null,
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  googlebot: null,
  robots: null,
  og_type: null,
  og_image: null,
  intro_description: null,
  description: null,
  intro_category_description: null,
  category_description: null,
  has_filter_seo: false,
  header_title: null,
  faq: [],
  blog_category_product_ids: [],
  breadcrumbs: [],
  ...change,
});
