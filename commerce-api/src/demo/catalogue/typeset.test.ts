import { describe, expect, it } from '@jest/globals';
import { typeset } from './typeset.ts';

/** Shows no-break spaces. */
const shown = (text: string): string => typeset(text).replaceAll('\u00a0', '~');

describe('[J-06] typography of texts', () => {
  it.each([
    ['Pralki taniej nawet o 20% i w ratach', 'Pralki taniej nawet o~20% i~w~ratach'],
    ['W koszyku', 'W~koszyku'],
    ['tel. 22 100 20 30', 'tel.~22~100~20~30'],
    ['12,99 zł od 14 dni', '12,99~zł od 14~dni'],
    ['1999 zł', '1~999~zł'],
    ['1500–30 000 zł', '1~500–30~000~zł'],
    ['Całkowita kwota 2000,00 zł', 'Całkowita kwota 2~000,00~zł'],
    ['od 2009 roku, 60-calowy, 1400 obrotów', 'od 2009 roku, 60-calowy, 1400 obrotów'],
    ['NIP 5250000009', 'NIP 5250000009'],
  ])('%s', (written, set) => {
    expect(shown(written)).toBe(set);
  });

  it('leaves tags and addresses alone', () => {
    expect(shown('<p>Zobacz <a href="/a b 1999 zł">w sklepie</a> i 5 kg</p>')).toBe(
      '<p>Zobacz <a href="/a b 1999 zł">w~sklepie</a> i~5~kg</p>',
    );
  });

  it('is done once: a typeset text stays as it is', () => {
    const once = typeset('<p>W ratach 1500–30 000 zł, tel. 22 100 20 30</p>');
    expect(typeset(once)).toBe(once);
  });
});
