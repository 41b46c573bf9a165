import { latin } from './normalise.ts';

/** Spellings that sound alike in Polish, applied in order to a word in small Latin letters with its marks. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ó/g, 'u'],
  [/ą/g, 'om'],
  [/ę/g, 'em'],
  [/on(?=[bp])/g, 'om'],
  [/rz|sz|ż|ś|ź|ž/g, 's'],
  [/dz|dź|dż/g, 'c'],
  [/cz|ć|tz/g, 'c'],
  [/ch/g, 'h'],
  [/ph/g, 'f'],
  [/ł/g, 'l'],
  [/ń/g, 'n'],
  [/qu?/g, 'k'],
  [/x/g, 'ks'],
  [/[vw]/g, 'f'],
  [/z/g, 's'],
  [/g(?=$)/g, 'k'],
  [/d(?=$|[fkpst])/g, 't'],
  [/b(?=$|[fkst])/g, 'p'],
  [/[yj]/g, 'i'],
  [/ck/g, 'k'],
  [/c(?=[kt])/g, 'k'],
  [/(.)\1+/g, '$1'],
  [/ii/g, 'i'],
];

/** How a Polish word sounds: 'lodufka', 'lodówka' and 'LODÓFKA' have the same key. */
export const soundOf = (word: string): string =>
  sounds
    .reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin(word))
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
