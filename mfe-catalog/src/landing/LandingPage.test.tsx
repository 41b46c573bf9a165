/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resolution } from 'shared-contracts/testing';
import { renderPage } from 'shared-contracts/testing/render-page';
import type { LandingListingQuery } from '../graphql/generated.ts';
import { listingResult, tileProduct } from '../testing/fixtures.ts';
import LandingPage from './LandingPage.tsx';
import TagPage from './TagPage.tsx';

type Landing = LandingListingQuery['landingPages'][number];

const promotions = resolution({
  type: 'TAG',
  id: 901,
  canonical_url: '/promocje.html',
  header_title: 'Promocje',
  intro_description: '<p>Wszystkie obniżki w jednym miejscu.</p>',
  description: '<p>Rabat liczymy od najniższej ceny.</p>',
  faq: [{ question: 'Czy cena w salonie jest taka sama?', answer: '<p>Tak.</p>' }],
  breadcrumbs: [{ name: 'Promocje', url: '/promocje.html', category_id: null }],
});

const graphic = {
  graphics_id: 7,
  img: '/media/content/g7',
  img_mobile: '/media/content/g7-m',
  url: '/agd.html',
  active: true,
  graphics_alt: 'AGD taniej',
  title: 'AGD taniej',
};

interface Given {
  readonly change?: Partial<Landing>;
  readonly total?: number;
  readonly header?: string | null;
}

const open = async (Page: typeof LandingPage, path: string, { change = {}, total = 30, header = 'Promocje' }: Given = {}) => {
  const requests: unknown[] = [];
  const page = <Page kind="landing" resolution={{ ...promotions, header_title: header }} params={{}} />;
  const results = {
    landingPages: [{ id: 901, categoryName: 'Promocje tygodnia', cycle: null, graphics: [], ...change }],
    productsForLanding: (variables: unknown) => (requests.push(variables), listingResult(total)),
    msProducts: ({ ids }: { ids: number[] }) => ({ items: ids.map((id) => tileProduct({ id })) }),
  };
  return { requests, ...(await renderPage(page, { path, results })) };
};

describe('a landing page', () => {
  test.each([
    ['[R-20] a tag', TagPage],
    ['[R-15] a landing page', LandingPage],
  ])('%s shows heading, count, texts and its products', async (_, Page) => {
    const { container, requests } = await open(Page, '/promocje.html');
    expect(screen.getByRole('heading', { level: 1, name: 'Promocje' })).toBeTruthy();
    expect(screen.getByText('30 produktów')).toBeTruthy();
    expect(screen.getByText('Wszystkie obniżki w jednym miejscu.')).toBeTruthy();
    expect(screen.getByText('Rabat liczymy od najniższej ceny.')).toBeTruthy();
    expect(screen.getByText('Czy cena w salonie jest taka sama?')).toBeTruthy();
    expect(container.querySelectorAll('article')).toHaveLength(24);
    expect(requests[0]).toEqual({ id: 901, attributes: [], sortBy: 'popularity', sortOrder: 'DESC' });
  });

  test('[R-20] [P-21] filters, order and page work as in a category', async () => {
    const { address, requests } = await open(TagPage, '/promocje.html?order=price_asc');
    await userEvent.click(screen.getByRole('link', { name: 'TATRA 37' }));
    expect(address()).toBe('/promocje/f/producent,tatra?order=price_asc');
    expect(requests.at(-1)).toEqual({ id: 901, attributes: [{ code: 'producent', values: ['tatra'] }], sortBy: 'price', sortOrder: 'ASC' });
    expect(screen.getByRole('link', { name: 'Strona 2' }).getAttribute('href')).toBe('/promocje/f/producent,tatra?order=price_asc&p=2');
  });

  test('[Z-36] without a heading of its own it is called by its categoryName', async () => {
    await open(LandingPage, '/promocje.html', { header: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Promocje tygodnia' })).toBeTruthy();
  });

  test('[R-14] a returning page says when it is on', async () => {
    await open(LandingPage, '/weekend.html', { change: { cycle: 'w każdy weekend' } });
    expect(screen.getByText('Promocja wraca w każdy weekend')).toBeTruthy();
  });

  test('[R-14] between its days it says that there is nothing now', async () => {
    await open(LandingPage, '/weekend.html', { total: 0, change: { cycle: 'w każdy weekend' } });
    expect(await screen.findByText('Nie ma tu teraz produktów')).toBeTruthy();
  });

  test('[R-15] the banner that is switched on leads to its target, others are not shown', async () => {
    const off = { ...graphic, graphics_id: 8, active: false, graphics_alt: 'Stary baner' };
    await open(LandingPage, '/promocje.html', { change: { graphics: [off, graphic] } });
    expect(screen.getByRole('link', { name: 'AGD taniej' }).getAttribute('href')).toBe('/agd.html');
    expect(screen.queryByAltText('Stary baner')).toBeNull();
  });
});
