import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { grosze, noticesQueueAtom, parseApiError, type Language } from 'shared-contracts';
import type { CartEdit } from '../edit-outbox.ts';
import type { EditResult } from '../edit-result.ts';
import { texts } from '../texts.ts';
import { showSyncResult } from './index.ts';

const edit = (name: string): CartEdit => ({
  key: name,
  owner: 'me',
  time: 0,
  itemId: 1,
  sku: name,
  name,
  qty: 3,
  price: grosze(10_000),
  sent: false,
});
const taken = (name: string): EditResult => ({ kind: 'taken', edit: edit(name) });
const gone = (name: string): EditResult => ({ kind: 'gone', edit: edit(name) });
const refused = (name: string, code: string, parameters: object = {}): EditResult => ({
  kind: 'refused',
  edit: edit(name),
  error: parseApiError(400, { code, parameters }),
  qty: 1,
});

const messages = async (results: readonly EditResult[], language: Language = 'pl') => {
  const store = createStore();
  await texts.load(language);
  showSyncResult(results, { store, language });
  return store.get(noticesQueueAtom).map(({ type, content }) => `${type}: ${content.replaceAll('\u00a0', ' ')}`);
};

describe('[J-104] when the connection is back', () => {
  it.each([
    [1, 'zapisaliśmy 1 zmianę'],
    [2, 'zapisaliśmy 2 zmiany'],
    [5, 'zapisaliśmy 5 zmian'],
  ])('the shopper hears that %i of the changes are in the cart', async (count, words) =>
    expect(await messages(Array.from({ length: count }, (_, at) => taken(`P${at}`)))).toEqual([
      `success: Połączenie wróciło. W koszyku ${words}.`,
    ]),
  );

  it('what came out otherwise is told by name, with what is in the cart', async () =>
    expect(
      await messages([
        taken('Pralka'),
        { kind: 'repriced', edit: edit('Lodówka'), price: grosze(249_900) },
        gone('Czajnik'),
        refused('Toster', 'not_enough_stock', { max: 2 }),
      ]),
    ).toEqual([
      'success: Połączenie wróciło. W koszyku zapisaliśmy 2 zmiany.',
      'warning: Lodówka: zmieniła się cena, teraz 2 499,00 zł za sztukę. Czajnik: tego produktu nie ma już w koszyku. Toster: możesz kupić najwyżej 2. W koszyku jest nadal 1 sztuka.',
    ]));

  it('a product that is sold out is told as such, another refusal without a made-up reason', async () =>
    expect(await messages([refused('Toster', 'out_of_stock'), refused('Mikser', 'something_new')])).toEqual([
      'warning: Toster: produkt jest już niedostępny. W koszyku jest nadal 1 sztuka. Mikser: nie udało się zapisać zmiany. W koszyku jest nadal 1 sztuka.',
    ]));

  it('a long list ends with how many there are more', async () => {
    const [words = ''] = await messages(['A', 'B', 'C', 'D', 'E'].map(gone));
    expect(words).toContain('C: tego produktu');
    expect(words).toMatch(/Jeszcze 2 produkty mają inny stan: sprawdź koszyk\.$/);
  });

  it('[I-01] it is told in Ukrainian', async () =>
    expect(await messages([taken('A'), refused('B', 'not_enough_stock', { max: 2 })], 'ua')).toEqual([
      'success: З’єднання відновлено. У кошику збережено 1 зміну.',
      'warning: B: можна купити щонайбільше 2. У кошику досі 1 штука.',
    ]));
});
