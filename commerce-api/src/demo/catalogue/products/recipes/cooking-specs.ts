import { multi, select } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../../../model/product.ts';
import { plural } from '../../text.ts';

export const cleaning = select('czyszczenie_piekarnika', 'Czyszczenie', ['piroliza', 'kataliza', 'parowe', 'emalia łatwa do czyszczenia'], {
  hint: 'Piroliza spala zabrudzenia w temperaturze około 480°C: po programie wystarczy zetrzeć popiół.',
});

export const functions = multi('funkcje_piekarnika', 'Funkcje pieczenia', [
  'termoobieg',
  'grill',
  'góra-dół',
  'pizza',
  'para',
  'frytkownica',
  'sonda do mięsa',
  'rozmrażanie',
  'wyrastanie ciasta',
]);

export const rails = select('prowadnice', 'Prowadnice', ['teleskopowe 1 poziom', 'teleskopowe 2 poziomy', 'drabinki']);

/** '4 pola', '5 pól'. */
export const zoneText = (count: number): string => `${count} ${plural(count, 'pole', 'pola', 'pól')}`;

export const zones = select('liczba_pol', 'Liczba pól grzejnych', [2, 3, 4, 5, 6].map(zoneText));

export const control = select('sterowanie', 'Sterowanie', [
  'suwaki dotykowe',
  'przyciski dotykowe',
  'pokrętła',
  'pokrętła chowane i ekran',
  'ekran dotykowy',
  'przyciski',
]);

export const ovenLetters: readonly (readonly [EnergyClass, number])[] = [
  ['A', 92],
  ['B', 8],
];
