import { describe, expect, it } from '@jest/globals';
import { template } from './fill-template.ts';

const filled = (polish: string, ukrainian: string, text: string, known: Readonly<Record<string, string>> = {}): string | undefined =>
  template(polish, ukrainian).fill(text, text.replaceAll('\u00a0', ' '), (part) => known[part]);

describe('[J-106] [J-107] texts that are put together', () => {
  it('keep amounts as they were set, and names as they are', () => {
    expect(filled('Taniej o {#}', 'Дешевше на {#}', 'Taniej o 1\u00a0100,00\u00a0zł')).toBe('Дешевше на 1\u00a0100,00\u00a0zł');
    expect(filled('Punkt odbioru {=}', 'Пункт видачі {=}', 'Punkt odbioru Łódź 3')).toBe('Пункт видачі Łódź 3');
  });

  it('are said only when each of their texts can be said', () => {
    const known = { Przelew: 'Переказ' };
    expect(filled('Niedostępne przy „{}”.', 'Недоступно за «{}».', 'Niedostępne przy „Przelew”.', known)).toBe('Недоступно за «Переказ».');
    expect(filled('Niedostępne przy „{}”.', 'Недоступно за «{}».', 'Niedostępne przy „Karta”.', known)).toBeUndefined();
  });

  it.each([
    ['Zamówienie {#}', 'Zamówienie złożone do południa dostarczymy jutro.'],
    ['Punkt odbioru {=}', 'Punkt odbioru wybierzesz w koszyku.'],
    ['Podaj liczbę od {#} do {#}.', 'Podaj liczbę od 1 do wielu.'],
  ])('"%s" is not the form of "%s"', (form, text) => expect(filled(form, form, text)).toBeUndefined());

  it('have the same places in both languages', () => {
    expect(() => template('od {#} do {=}', 'від {=} до {#}')).toThrow('the places of');
  });
});
