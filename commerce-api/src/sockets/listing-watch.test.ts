import { describe, expect, it } from '@jest/globals';
import { ListingWatch, type ListingQuestion } from './listing-watch.ts';

const question = (category: string): ListingQuestion => ({ action: 'wsCatalog', category_id: category });

const setup = () => {
  const listings = new Map<string, string>();
  const sent: string[] = [];
  const asked: string[] = [];
  const watch = new ListingWatch<{ readonly name: string; readonly audience?: string }>({
    answer: ({ category_id }, { audience = 'amperio pl' }) => {
      asked.push(`${audience} ${category_id}`);
      return listings.get(category_id) ?? 'empty';
    },
    audienceOf: ({ audience = 'amperio pl' }) => audience,
    send: ({ name }, text) => sent.push(`${name}: ${text}`),
    pause: async () => {},
  });
  return { listings, sent, asked, watch };
};

describe('watched listings', () => {
  it('[L-04] who has asked for a listing is told when it has become another, and only then', async () => {
    const { listings, sent, watch } = setup();
    const anna = { name: 'Anna' };
    watch.ask(anna, question('7'));
    await watch.refresh();
    expect(sent).toEqual(['Anna: empty']);
    listings.set('7', 'one product');
    await watch.refresh();
    await watch.refresh();
    expect(sent).toEqual(['Anna: empty', 'Anna: one product']);
  });

  it('[L-04] many changes at once are told once, and one answer serves everybody who has the question', async () => {
    const { listings, sent, asked, watch } = setup();
    for (const name of ['Anna', 'Piotr']) watch.ask({ name }, question('7'));
    listings.set('7', 'new');
    asked.length = 0;
    await Promise.all([watch.refresh(), watch.refresh(), watch.refresh()]);
    expect(sent.slice(2)).toEqual(['Anna: new', 'Piotr: new']);
    expect(asked).toEqual(['amperio pl 7']);
  });

  it('[L-04] [J-106] a listing is worked out once for each store and language', async () => {
    const { listings, asked, watch } = setup();
    watch.ask({ name: 'Anna' }, question('7'));
    watch.ask({ name: 'Oksana', audience: 'amperio ua' }, question('7'));
    watch.ask({ name: 'Piotr' }, question('7'));
    listings.set('7', 'new');
    asked.length = 0;
    await watch.refresh();
    expect(asked).toEqual(['amperio pl 7', 'amperio ua 7']);
  });

  it('[L-04] nobody is told who has gone, nor of the fifth listing before the last', async () => {
    const { listings, sent, watch } = setup();
    const anna = { name: 'Anna' };
    for (const category of ['1', '2', '3', '4', '5']) watch.ask(anna, question(category));
    sent.length = 0;
    listings.set('1', 'new');
    listings.set('5', 'new');
    await watch.refresh();
    expect(sent).toEqual(['Anna: new']);
    watch.forget(anna);
    listings.set('5', 'newer');
    await watch.refresh();
    expect(sent).toEqual(['Anna: new']);
  });
});
