import { describe, expect, it } from '@jest/globals';
import { readPrice } from './price-words.ts';

describe('[J-191] a price in the words of a search', () => {
  it.each([
    ['laptopy do 3000', { to: 300_000 }],
    ['pralka do 2000 zł', { to: 200_000 }],
    ['telefon poniżej 1 500 zł', { to: 150_000 }],
    ['laptop do 4 tys', { to: 400_000 }],
    ['telewizor od 2000 zł', { from: 200_000 }],
    ['pralka od 1500 do 2500', { from: 150_000, to: 250_000 }],
    ['pralka 1500-2500 zł', { from: 150_000, to: 250_000 }],
    ['laptop od 2 do 3 tys', { from: 200_000, to: 300_000 }],
    ['telefon za 1000 zł', { from: 80_000, to: 120_000 }],
    ['telewizor 2000 zł', { to: 200_000 }],
    ['телевізор до 2000 злотих', { to: 200_000 }],
    ['ноутбук до 3 тисяч', { to: 300_000 }],
    ['laptop do 2,5 tys', { to: 250_000 }],
    ['pralka do 1999,99 zł', { to: 199_999 }],
    ['pralka do 1.500 zł', { to: 150_000 }],
    ['laptop od 16 gb do 3000', { to: 300_000 }],
    ['pralka do 60 cm do 2000 zł', { to: 200_000 }],
    ['telewizor 4k 3000 zł', { to: 300_000 }],
    ['iphone 15 3000 zł', { to: 300_000 }],
    ['laptop rtx 4060 do 5000 zł', { to: 500_000 }],
    ['iphone 15 pro max do 5000', { to: 500_000 }],
    ['telefon do 2000 w kolorze czarnym', { to: 200_000 }],
  ])('%s', (query, price) => expect(readPrice(query).price).toEqual(price));

  it.each([
    'pralka do zabudowy',
    'pralka do 47 cm',
    'zmywarka do 60',
    'telewizor 55',
    'laptop 16 gb',
    'WT-8140E',
    'etui do 12 pro',
    'iPhone 15 Pro Max 256',
    'iPhone 15 złoty',
    'zlew 2 zlewozmywaki',
    'seria 3000',
    'Windows 11',
    'kabel 2 m',
    'suszarka do 2200 W',
    'dron do 250 g',
    'projektor od 3000 lumenów',
    'oczyszczacz do 120 m²',
    'odkurzacz od 10000 Pa',
    'drukarka do 1000 stron',
    'nagrzewnica do 100 %',
    'XG-100-200',
    '100-200-300',
    `laptop do ${'9'.repeat(60)} zł`,
    '',
  ])('[J-197] there is none in: %s', (query) => expect(readPrice(query)).toEqual({ text: query, price: undefined }));

  it('is taken out of the words', () => {
    expect(readPrice('laptop do 3000 zł czarny').text.split(/\s+/)).toEqual(['laptop', 'czarny']);
  });
});
