import { withUnits } from './units.ts';

/** Polish letters that do not fall apart into a letter and a mark. */
const plain: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Cyrillic letters as Polish spells their sounds; their order does not matter. */
const cyrillic: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'w', г: 'h', ґ: 'g', д: 'd', е: 'e', є: 'je', ж: 'z', з: 'z', и: 'y', і: 'i', ї: 'ji', й: 'j', к: 'k', л: 'l',
  м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'ch', ц: 'c', ч: 'cz', ш: 'sz', щ: 'szcz', ь: '', ю: 'ju',
  я: 'ja', ы: 'y', э: 'e', ё: 'e', ъ: '',
}; // prettier-ignore

/** Lower case in Latin letters, marks kept: 'Телевізор' → 'telewizor'. */
export const latin = (text: string): string => text.toLowerCase().replace(/[а-яіїєґё]/g, (letter) => cyrillic[letter] ?? letter);

/** Lower case without marks: 'Żelazko ŁÓDŹ' → 'zelazko lodz'. */
export const normalise = (text: string): string =>
  latin(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđøßæœ]/g, (letter) => plain[letter] ?? letter);

/** Letters and digits alone: 'WT-8140E / BL' → 'wt8140ebl'. Codes are compared so. */
export const bareCode = (text: string): string => normalise(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** What blanks separate, each in its parts: 'pralko-suszarka WT-8140E' → [['pralko', 'suszarka'], ['wt', '8140e']]. */
export const chunks = (text: string): readonly (readonly string[])[] =>
  withUnits(normalise(text))
    .replace(/(\d),(\d)/g, '$1.$2')
    .split(/[^\p{L}\p{N}.\-/]+/u)
    .map((chunk) => chunk.split(/[-/]|\.(?!\d)|(?<!\d)\./).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0);

/**
 * Words of a text, normalised. An amount is one word with the short form of its unit ('55 cali', '55″' → '55cal'); words with hyphens
 * give their parts and the whole ('wt-8140e' → 'wt', '8140e', 'wt8140e').
 */
export const words = (text: string): readonly string[] =>
  chunks(text).flatMap((parts) => (parts.length > 1 ? [...parts, parts.join('')] : parts));
