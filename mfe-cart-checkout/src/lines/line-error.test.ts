import { describe, expect, it } from '@jest/globals';
import { parseApiError } from 'shared-contracts';
import { networkError } from 'shared-contracts/errors';
import { texts } from '../texts.ts';
import { lineErrorText } from './line-error.ts';

const pl = texts.translator('pl');

describe('why a change of the cart was refused', () => {
  it.each([
    [{ code: 'wrong_qty', message: 'x', parameters: { min: 2, max: 6 } }, 'Podaj liczbę od 2 do 6.'],
    [{ code: 'not_enough_stock', message: 'x', parameters: { max: 3 } }, 'Nie mamy tylu sztuk. Możesz kupić najwyżej 3.'],
    [{ code: 'out_of_stock', message: 'x' }, 'Produkt jest obecnie niedostępny.'],
    [{ code: 'item_not_found', message: 'x' }, 'Tego produktu nie ma już w koszyku.'],
    [{ code: 'something_new', message: 'Nowy powód.' }, 'Nowy powód.'],
    [{}, 'Nie udało się zapisać zmiany. Spróbuj ponownie.'],
  ])('[C-23] [E-01] %p reads %p', (body, text) => expect(lineErrorText(parseApiError(400, body), pl)).toBe(text));

  it('without a connection the shopper is told so', () =>
    expect(lineErrorText(networkError(new Error('x')), pl)).toMatch(/nie ma połączenia ze sklepem/));

  it('[I-01] known reasons are told in Ukrainian, too', async () => {
    await texts.load('ua');
    const error = parseApiError(400, { code: 'wrong_qty', message: 'Podaj liczbę od 1 do 5.', parameters: { min: 1, max: 5 } });
    expect(lineErrorText(error, texts.translator('ua'))).toBe('Вкажіть число від 1 до 5.');
  });
});
