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
  ])('%s', (query, price) => expect(readPrice(query).price).toEqual(price));

  it.each(['pralka do zabudowy', 'pralka do 47 cm', 'zmywarka do 60', 'telewizor 55', 'laptop 16 gb', 'WT-8140E', 'etui do 12 pro', ''])(
    'there is none in: %s',
    (query) => expect(readPrice(query)).toEqual({ text: query, price: undefined }),
  );

  it('is taken out of the words', () => {
    expect(readPrice('laptop do 3000 zł czarny').text.split(/\s+/)).toEqual(['laptop', 'czarny']);
  });
});
