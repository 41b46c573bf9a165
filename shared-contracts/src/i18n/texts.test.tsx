import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import pl from './fixtures/i18n/pl.json';
import { defineTexts, formatDate, formatNumber } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const define = () => defineTexts({ pl, ua: () => import('./fixtures/i18n/ua.json') });

describe('texts', () => {
  it.each([
    [0, 'Brak produktów'],
    [1, '1 produkt'],
    [2, '2 produkty'],
    [5, '5 produktów'],
    [22, '22 produkty'],
    [112, '112 produktów'],
    [1234, '1 234 produkty'],
  ])('[J-94] %i products have the right Polish plural', (count, text) => {
    expect(plain(define().translator('pl')('listing.count', { count }))).toBe(text);
  });

  it.each([
    [0, 'Немає товарів'],
    [1, '1 товар'],
    [3, '3 товари'],
    [11, '11 товарів'],
    [21, '21 товар'],
  ])('[J-94] %i products have the right Ukrainian plural', async (count, text) => {
    const texts = define();
    await texts.load('ua');
    expect(plain(texts.translator('ua')('listing.count', { count }))).toBe(text);
  });

  it('values, money, numbers, days and choices take their places', () => {
    const t = define().translator('pl');
    expect(t('hello', { name: 'Ola' })).toBe('Dzień dobry, Ola!');
    expect(t('hello')).toBe('Dzień dobry, !');
    expect(plain(t('price', { price: 129900 }))).toBe('Najniższa cena: 1 299,00 zł');
    expect(plain(t('stock', { left: 12500 }))).toBe('Zostało 12 500');
    expect(t('day', { day: new Date('2026-11-20T23:30:00+01:00') })).toBe('Dostawa 20 listopada 2026');
    expect(t('kind', { kind: 'sale' })).toBe('Promocja cena');
    expect(t('kind', { kind: 'toString' })).toBe('Zwykła cena');
    expect(t('quote')).toBe('Cena {netto}');
    expect(t('plain')).toBe('Numer #1');
  });

  it('Ukrainian speaks Polish until it is loaded, and keeps one speaker per language', async () => {
    const texts = define();
    expect(texts.isLoaded('ua')).toBe(false);
    expect(texts.translator('ua')('plain')).toBe('Numer #1');
    await texts.load('ua');
    expect(texts.isLoaded('ua')).toBe(true);
    expect(texts.translator('ua')('plain')).toBe('Номер #1');
    expect(texts.translator('ua')).toBe(texts.translator('ua'));
    expect(texts.translator('pl')('plain')).toBe('Numer #1');
  });

  it('a load that failed can be repeated, and the texts of parts are loaded along', async () => {
    const part = define();
    let tries = 0;
    const texts = defineTexts({
      pl,
      ua: async () => {
        if (++tries === 1) throw new Error('no network');
        return await import('./fixtures/i18n/ua.json');
      },
      with: [part],
    });
    await expect(texts.load('ua')).rejects.toThrow('no network');
    await texts.load('ua');
    await texts.load('ua');
    expect(tries).toBe(2);
    expect(part.isLoaded('ua')).toBe(true);
  });

  it('numbers read as Intl writes them with grouping always on', () => {
    const intl = new Intl.NumberFormat('pl-PL', { useGrouping: 'always', maximumFractionDigits: 20 });
    fc.assert(fc.property(fc.integer(), (n) => expect(formatNumber(n)).toBe(intl.format(n).replace('\u2212', '-'))));
    expect(formatNumber(4.5)).toBe('4,5');
  });

  it('a day is the day in Poland', () => {
    expect(formatDate('2026-11-20T23:30:00Z', 'pl')).toBe('21 listopada 2026');
    expect(formatDate('2026-11-20T12:00:00Z', 'ua', 'short')).toBe('20.11.2026');
  });
});
