/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMoney } from 'shared-contracts';
import { plusPrice } from 'shared-contracts/catalogue';
import { tiles } from '../../gallery/samples.ts';
import { renderPart } from '../testing/render-part.tsx';
import { ProductTile, type ProductTileData } from './index.ts';
import { tileAction } from './product-tile-data.ts';

const washer = tiles[0] as ProductTileData; // the samples are never empty
const buyName = `Dodaj do koszyka: ${washer.name}`;

describe('main button of a tile', () => {
  test('[P-04] a product that only shops sell leads to its page and is not sent by courier', () => {
    expect(tileAction({ ...washer, available_only_in_store: true })).toBe('see');
  });

  test.each<[string, Partial<ProductTileData>, string]>([
    ['in stock', {}, 'buy'],
    ['blocked', { is_sales_blocked: true }, 'see'],
    ['sold out', { qty: 0 }, 'see'],
    ['fewer left than the smallest order', { qty: 2, min_sale_qty: 4 }, 'see'],
  ])('[P-03] a product that is %s', (_case, change, action) => {
    expect(tileAction({ ...washer, ...change })).toBe(action);
  });
});

describe('product tile', () => {
  test('shows name, energy class, availability and leads to the product', () => {
    renderPart(<ProductTile product={washer} onBuy={() => undefined} />);
    const tile = within(screen.getByRole('article'));
    expect(tile.getByRole('link', { name: /^WISŁOTECH WT-8140E Pralka/ }).getAttribute('href')).toBe(washer.request_path);
    expect(tile.getByText('Klasa energetyczna A w skali od A do G')).toBeTruthy();
    expect(tile.getByText(/czwartek 27/).textContent?.replaceAll('\u00a0', ' ')).toBe('Dostawa: czwartek 27 XI, 49 zł');
    expect(tile.getByText(/w 2 salonach/)).toBeTruthy();
  });

  test('[J-297] tells everybody what members of the Plus programme pay; without the label, or sold out, nothing of it', () => {
    const labelled = { ...washer, plus_percent: 5 };
    const { rerender } = renderPart(<ProductTile product={labelled} onBuy={() => undefined} />);
    const pays = formatMoney(plusPrice(washer.final_price, 5));
    expect(screen.getByText(/z Amperio Plus/).textContent).toBe(`${pays} z Amperio Plus`);
    rerender(<ProductTile product={washer} onBuy={() => undefined} />);
    expect(screen.queryByText(/Amperio Plus/)).toBeNull();
    rerender(<ProductTile product={{ ...labelled, qty: 0 }} onBuy={() => undefined} />);
    expect(screen.queryByText(/Amperio Plus/)).toBeNull();
  });

  test.each<[string, Partial<ProductTileData>]>([
    ['sold out', { qty: 0 }],
    ['blocked', { is_sales_blocked: true }],
  ])('[O-09] a product that is %s promises no delivery and no instalments', (_case, change) => {
    renderPart(<ProductTile product={{ ...washer, omnibus_price: null, ...change }} onBuy={() => undefined} />);
    expect(screen.getByText('Chwilowo niedostępny')).toBeTruthy();
    expect(screen.queryByText(/Dostawa/)).toBeNull();
    expect(screen.queryByText(/ rat/)).toBeNull();
    expect(screen.queryByRole('button', { name: buyName })).toBeNull();
  });

  test('buy, heart and compare give their commands and say their state', async () => {
    const user = userEvent.setup();
    const commands = { onBuy: jest.fn(), onWish: jest.fn(), onCompare: jest.fn() };
    renderPart(<ProductTile product={washer} {...commands} wished />);
    await user.click(screen.getByRole('button', { name: buyName }));
    await user.click(screen.getByRole('button', { name: `Usuń ze schowka: ${washer.name}`, pressed: true }));
    await user.click(screen.getByRole('button', { name: `Porównaj: ${washer.name}`, pressed: false }));
    for (const command of Object.values(commands)) expect(command).toHaveBeenCalledTimes(1);
  });

  test('the second picture is asked for only when the shopper points at the tile', async () => {
    const { container } = renderPart(<ProductTile product={washer} />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    await userEvent.setup().hover(screen.getByRole('article'));
    expect(container.querySelectorAll('img')).toHaveLength(2);
  });

  test('[P-11] its features need no names: a yes is told by the name, a count stands behind it, a no is left out', () => {
    const feature = (feature_id: number, name: string, value: string, unit: string | null = null) => ({ feature_id, name, value, unit });
    const features = [feature(1, 'ANC', 'tak'), feature(2, 'Napoje', '12'), feature(3, 'SOS', 'nie'), feature(4, 'Waga', '1,2', 'kg')];
    renderPart(<ProductTile product={{ ...washer, features_price_tag: features }} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ANC', 'Napoje:\u00a012', '1,2\u00a0kg']);
  });

  test('[J-262] shows four colours, which stay the same whichever of them it shows, and tells how many there are besides', () => {
    const colours = ['Biały', 'Czarny', 'Srebrny', 'Zielony', 'Różowy'].map((label, at) => ({
      id: at + 1,
      label,
      swatch: '#16181c',
      request_path: `/pralka-${at + 1}.html`,
      is_available: label !== 'Czarny',
    }));
    const shownAs = (id: number) => {
      const { unmount } = renderPart(<ProductTile product={{ ...washer, id }} listed={5} colours={colours} onColour={() => undefined} />);
      const list = within(screen.getByRole('list', { name: 'Kolory' }));
      const names = list.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
      const current = list.getByRole('link', { current: true }).getAttribute('aria-label');
      expect(list.getByText('jeszcze 1 kolor')).toBeTruthy();
      expect(list.getByText('+1').getAttribute('aria-hidden')).toBe('true');
      unmount();
      return { names, current };
    };
    const names = ['Biały', 'Czarny (niedostępny)', 'Srebrny', 'Różowy'];
    expect(shownAs(5)).toEqual({ names, current: 'Różowy' });
    expect(shownAs(1)).toEqual({ names, current: 'Biały' });
  });

  test('[P-30] its picture offers AVIF first, else what the server finds the browser to take: WebP or JPEG', () => {
    const { container } = renderPart(<ProductTile product={washer} priority />);
    expect([...container.querySelectorAll('source')].map(({ type }) => type)).toEqual(['image/avif']);
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/\?w=480$/);
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('eager');
  });
});
