/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartCountAtom } from 'shared-contracts';
import type { FakeResults } from 'shared-contracts/testing';
import { renderPage } from 'shared-contracts/testing/render-page';
import { cardPost, homeProduct } from '../testing/fixtures.ts';
import HomePage from './HomePage.tsx';

const json = (identifier: string, value: unknown) => ({ identifier, cms_json: JSON.stringify(value) });

const blocks = [
  json('home_hero', {
    tiles: [
      { graphicsId: 801, title: 'Pranie w klasie A', text: 'Taniej', button: 'Zobacz', url: '/agd.html', size: 'large', ink: '#12161F' },
    ],
  }),
  json('home_trust_bar', { items: [{ icon: 'truck', title: 'Dostawa jutro', text: '0 zł', url: '/dostawa.html' }] }),
  json('home_deal_of_the_day', { sku: '7', endsAt: '2126-11-21T21:00:00.000Z' }),
  json('home_shelves', {
    shelves: [
      { title: 'Bestsellery', url: '/bestsellery.html', skus: ['8', '9'] },
      { title: 'Tylko w drugim sklepie', url: '', skus: ['99'] },
    ],
  }),
];

const results = (change: FakeResults = {}): FakeResults => ({
  msCmsBlock: { items: blocks },
  headerDataQuery: {
    items: [
      { category_id: 12, category: { name: 'AGD', url: '/agd.html' }, images: [{ image: '/media/category/12' }] },
      { category_id: null, category: { name: 'Promocje', url: '/promocje.html' }, images: [] },
    ],
  },
  graphicsData: [{ graphics_id: 801, img: '/media/cms/graphic-801', img_mobile: '/media/cms/graphic-801-mobile' }],
  msProducts: ({ skus }: { skus: string[] }) => ({ items: skus.filter((sku) => sku !== '99').map(homeProduct) }),
  manufacturers: { items: [{ name: 'Tatra', url: '/producenci/tatra.html', logo: '/media/brand/tatra', product_count: 9 }] },
  blogPosts: { items: [cardPost(1)] },
  ...change,
});

const open = (change: FakeResults = {}) => renderPage(<HomePage kind="home" resolution={null} params={{}} />, { results: results(change) });

describe('the home page', () => {
  test('[R-26] shows heroes, promises, categories, the deal, shelves, brands and the blog', async () => {
    await open();
    expect(screen.getByRole('link', { name: /Pranie w klasie A/ }).getAttribute('href')).toBe('/agd.html');
    expect(screen.getByRole('link', { name: /Dostawa jutro/ })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Kategorie' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Okazja dnia' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Bestsellery' })).getAllByRole('article')).toHaveLength(2);
    expect(await screen.findByRole('link', { name: 'Tatra' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Artykuł 1' })).toBeTruthy();
  });

  test('[R-26] products that the store does not sell are left out, with their shelf when nothing remains', async () => {
    await open();
    await screen.findByRole('region', { name: 'Bestsellery' });
    expect(screen.queryByRole('region', { name: 'Tylko w drugim sklepie' })).toBeNull();
  });

  test('[Q-05] without products the rest of the page stands', async () => {
    await open({ msProducts: new Error('down') });
    expect(await screen.findByRole('link', { name: 'Tatra' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Pranie w klasie A/ })).toBeTruthy();
  });

  test('[B-02] a block of an unknown shape leaves its section out', async () => {
    await open({ msCmsBlock: { items: [json('home_hero', { slides: [] }), ...blocks.slice(1)] } });
    expect(screen.queryByRole('link', { name: /Pranie w klasie A/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Dostawa jutro/ })).toBeTruthy();
  });

  test('the first picture is loaded at once, the others when they come near', async () => {
    const { container } = await open();
    const eager = [...container.querySelectorAll('img')].filter((picture) => picture.getAttribute('loading') !== 'lazy');
    expect(eager.map((picture) => picture.getAttribute('fetchpriority'))).toEqual(['high']);
  });

  test('[C-23] the deal can be put into the cart', async () => {
    const { shop } = await open();
    const deal = await screen.findByRole('region', { name: 'Okazja dnia' });
    await userEvent.click(within(deal).getByRole('button', { name: 'Dodaj do koszyka' }));
    expect(shop.store.get(cartCountAtom)).toBe(1);
  });
});
