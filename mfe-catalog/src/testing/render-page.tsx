import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageResolution } from 'shared-contracts';
import { createTestShop, type FakeResults, type TestShop } from 'shared-contracts/testing';
import { setOnScreen } from './fake-observer.ts';

interface RenderedPage {
  readonly container: HTMLElement;
  readonly shop: TestShop;
  /** The address that the page has navigated to. */
  readonly address: () => string;
}

interface Visit {
  readonly path: string;
  /** By root field of the queries. */
  readonly results: FakeResults;
  /** What is observed stands on the screen (by default it does not). */
  readonly onScreen?: boolean;
}

/** Draws a page of the catalogue in a shop for one test. */
export const renderPage = async (page: ReactNode, { path, results, onScreen = false }: Visit): Promise<RenderedPage> => {
  setOnScreen(onScreen);
  const shop = createTestShop({ path, results });
  let shown = path;
  const Address = (): null => {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    return null;
  };
  const { container } = await act(async () =>
    render(
      <>
        <Address />
        {page}
      </>,
      { wrapper: shop.Wrapper },
    ),
  );
  return { container, shop, address: () => shown };
};

/** A resolver's answer with the fields that the test is about. */
export const resolution = (change: Partial<PageResolution> = {}): PageResolution => ({
  type: 'CATEGORY',
  id: 12,
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
