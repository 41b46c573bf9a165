import { describe, expect, test } from '@jest/globals';
import { contrast } from '../testing/contrast.ts';
import { energyColours, palettes, type Palette, type Scheme, type StoreCode } from './palettes.ts';

type Name = keyof Palette;
const stores: StoreCode[] = ['amperio', 'amperio_pro'];
const schemes: Scheme[] = ['light', 'dark'];
const themes = stores.flatMap((store) => schemes.map((scheme) => ({ store, scheme, palette: palettes[store][scheme] })));

const grounds: Name[] = ['page', 'card', 'raised'];
const readable: Name[] = ['ink', 'muted', 'disabled', 'accentText', 'promoText', 'plusText', 'success', 'warning', 'error', 'info'];
const onOwnBackground: [text: Name, ground: Name][] = [
  ...readable.flatMap((text) => grounds.map((ground): [Name, Name] => [text, ground])),
  ['onAccent', 'accent'],
  ['onAccent', 'accentPress'],
  ['accentText', 'accentTint'],
  ['ink', 'accentTint'],
  ['muted', 'accentTint'],
  ['onInverse', 'inverse'],
  ['onBand', 'band'],
  ['onPromo', 'promo'],
  ['promoText', 'promoTint'],
  ['onPlus', 'plus'],
  ['plusText', 'plusTint'],
  ['success', 'successTint'],
  ['warning', 'warningTint'],
  ['error', 'errorTint'],
  ['info', 'infoTint'],
  ['ink', 'successTint'],
  ['ink', 'warningTint'],
  ['ink', 'errorTint'],
  ['ink', 'infoTint'],
  ['ink', 'promoTint'],
  ['ink', 'plusTint'],
];

describe('colours of the shop', () => {
  for (const { store, scheme, palette } of themes) {
    test(`every text of ${store} (${scheme}) has at least 4.5:1 on its ground`, () => {
      const weak = onOwnBackground
        .map(([text, ground]) => ({ text, ground, ratio: contrast(palette[text], palette[ground]) }))
        .filter(({ ratio }) => ratio < 4.5);
      expect(weak).toEqual([]);
    });

    test(`every control border and main button of ${store} (${scheme}) has at least 3:1 on its ground`, () => {
      const edges: Name[] = ['control', 'accent'];
      const weak = edges
        .flatMap((edge) => grounds.map((ground) => ({ edge, ground, ratio: contrast(palette[edge], palette[ground]) })))
        .filter(({ ratio }) => ratio < 3);
      expect(weak).toEqual([]);
    });
  }

  test('the letter of every energy class has at least 4.5:1 on its arrow', () => {
    for (const { arrow, letter } of Object.values(energyColours)) {
      expect(contrast(arrow, letter)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
