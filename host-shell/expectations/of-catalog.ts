import { within } from '@testing-library/react';
import type { PageProps, ProductPreview } from 'shared-contracts';
import { resolution } from 'shared-contracts/testing';
import { drawsPage, drawsPages, sameModulesEverywhere, type Expectation } from 'shared-contracts/testing/expectations';

const PROVIDER = 'mfe-catalog';

const preview: ProductPreview = {
  id: 101,
  sku: 'WT-101',
  name: 'WISŁOTECH WT-101 Pralka',
  thumbnail: '/media/catalog/101/pralka-front',
  manufacturer_name: 'WISŁOTECH',
  energy_class: 'A',
  labels: [],
  review_count: 3,
  review_summary: 90,
};

const never = new Promise(() => {});

export const ofCatalog: readonly Expectation[] = [
  sameModulesEverywhere(PROVIDER),
  ...drawsPages(PROVIDER, [
    'listing',
    'category-tiles',
    'manufacturer',
    'tag',
    'landing',
    'cyclic-landing',
    'product',
    'search',
    'manufacturers',
    'compare',
  ]),
  drawsPage('product', {
    title: 'shows at once what the tile has shown, before anything has been read (N-17)',
    props: (): PageProps => ({ kind: 'product', resolution: resolution({ type: 'PRODUCT', id: 101 }), params: {}, preview }),
    shop: { path: '/wt-101.html', results: { msProducts: never, storeConfig: never } },
    check: ({ container }) => {
      const heading = within(container).getByRole('heading', { level: 1 }).textContent;
      if (!heading.includes('WISŁOTECH WT-101')) throw new Error(`the heading is '${heading}', not the name of the preview`);
    },
  }),
];
