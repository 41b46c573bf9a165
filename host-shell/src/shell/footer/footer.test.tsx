/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FOOTER_BLOCKS } from 'shared-contracts';
import { footerData, storeConfig } from '../testing/fixtures.ts';
import { createTestShop } from '../testing/shop.tsx';
import { ServerPartsContext } from '../server-html/server-parts-context.ts';
import { Footer } from './Footer.tsx';
import { blocksAt, type FooterPlace } from './footer-blocks.ts';

const places: readonly FooterPlace[] = ['columns', 'services', 'band', 'marks', 'contact', 'legal'];

const mount = (footer: ReactNode, path?: string): void => void render(createTestShop(path === undefined ? {} : { path }).wrap(footer));

afterEach(cleanup);

describe('the footer', () => {
  it('[N-32] [S-21] gives every one of the 11 blocks its place', () => {
    expect(footerData.items.map(({ identifier }) => identifier).toSorted()).toEqual([...FOOTER_BLOCKS].toSorted());
    const placed = places.flatMap((place) => blocksAt(footerData, place)).map(({ identifier }) => identifier);
    expect(placed.toSorted()).toEqual([...FOOTER_BLOCKS].toSorted());
  });

  it('[J-348] has its columns in the order in which the commerce server answers them', () => {
    const column = (identifier: string) => ({ identifier, front_title: identifier, content: '<p>x</p>' });
    const items = [column('footer_links_map'), column('footer_payment'), column('footer_links_amperio'), column('footer_links_shop')];
    expect(blocksAt({ items }, 'columns').map(({ identifier }) => identifier)).toEqual([
      'footer_links_map',
      'footer_links_amperio',
      'footer_links_shop',
    ]);
  });

  it('[S-21] renders the content of the blocks', () => {
    mount(<Footer data={footerData} store={storeConfig} />);
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dostawa' }).getAttribute('href')).toBe('/dostawa.html');
    expect(screen.getAllByText('BLIK').length).toBeGreaterThan(0);
    expect(screen.getByText(/NIP 1234567890/)).toBeTruthy();
  });

  it('[J-353] shows the ways to pay of the store that it has a drawing for', () => {
    mount(<Footer data={{ items: [] }} store={storeConfig} />);
    const heading = screen.getByRole('heading', { name: 'Płatności' });
    expect([...(heading.parentElement?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(['BLIK', 'Karta']);
  });

  it('leaves no gap for missing and empty blocks, and takes the contact from the store', () => {
    const items = [{ identifier: 'footer_payment', front_title: 'Płatności', content: ' ' }];
    mount(<Footer data={{ items }} store={storeConfig} />);
    expect(screen.getAllByRole('heading', { name: 'Płatności' })).toHaveLength(1); // the marks
    expect(screen.getByRole('link', { name: '22 123 45 67' }).getAttribute('href')).toBe('tel:221234567');
  });

  it('is the legal line alone in the reduced frame', () => {
    mount(<Footer data={footerData} store={storeConfig} reduced />);
    expect(screen.queryByText('BLIK')).toBeNull();
    expect(screen.getByText('© 2026')).toBeTruthy();
  });

  it('fetches its code in a browser that has no HTML of the server', async () => {
    mount(
      <ServerPartsContext value={null}>
        <Footer data={footerData} store={storeConfig} />
      </ServerPartsContext>,
    );
    expect((await screen.findAllByText('BLIK')).length).toBeGreaterThan(0);
  });

  it('[S-22] [J-76] has the newsletter, with a form that works by itself', () => {
    mount(<Footer data={footerData} store={storeConfig} />);
    const form = screen.getByRole('region', { name: 'Newsletter' }).querySelector('form');
    expect([form?.method, form?.getAttribute('action'), form?.noValidate]).toEqual(['post', '/rest/V1/newsletter/subscribe', false]);
  });

  it.each(['/newsletter', '/newsletter.html', '/newsletter/potwierdzenie.html'])(
    '[S-22] [∅28] asks nobody to subscribe on the landing page %s',
    (path) => {
      mount(<Footer data={footerData} store={storeConfig} />, path);
      expect(screen.queryByRole('region', { name: 'Newsletter' })).toBeNull();
    },
  );

  it('[S-22] has no newsletter where the store has none', () => {
    mount(<Footer data={footerData} store={{ ...storeConfig, newsletter_enabled: false }} />);
    expect(screen.queryByText('Newsletter')).toBeNull();
  });
});
