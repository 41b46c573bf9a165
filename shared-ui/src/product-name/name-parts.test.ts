import { describe, expect, test } from '@jest/globals';
import { nameParts } from './name-parts.ts';

const shown = (name: string): string =>
  nameParts(name)
    .map(({ text, whole }) => (whole ? `[${text}]` : text))
    .join('');

describe('[J-29] the name of a product', () => {
  test.each([
    ['Lipowa Dom LD-W9141K Pralka ładowana', 'Lipowa Dom [LD-W9141K] Pralka ładowana'],
    ['Zorza ZR-OX657X Telewizor QD-OLED 65″', 'Zorza [ZR-OX657X] Telewizor [QD-OLED] 65″'],
    ['Pralko-suszarka mini', 'Pralko-suszarka mini'],
    ['Zasilacz AB-1234567890-XXL', 'Zasilacz AB-1234567890-XXL'],
    ['Pralka 9 kg 1400 obr./min czarna', 'Pralka 9\u00a0kg 1400\u00a0obr./min czarna'],
    ['Odkurzacz 10 000 Pa, 2 lata', 'Odkurzacz 10\u00a0000\u00a0Pa, 2 lata'],
    ['Tatra 7 Lite', 'Tatra 7 Lite'],
    ['', ''],
  ])('%s', (name, parts) => expect(shown(name)).toBe(parts));

  test('is the same text in parts', () => {
    const name = 'TATRA  SoftWash-712 SE\u00a0WT-1 Pralka';
    expect(
      nameParts(name)
        .map(({ text }) => text)
        .join(''),
    ).toBe(name);
  });
});
