/** Spellings of units, normalised; the first one is the short form. Longer ones first where one begins with another. */
const units: readonly (readonly [short: string, ...others: readonly string[]])[] = [
  ['cal', 'calowych', 'calowego', 'calowej', 'calowy', 'calowa', 'calowe', 'cali', 'cala', 'cale', 'inch', 'djujmiw', 'djujmy', 'djujm', '"', '″', '”', "''"],
  ['kg', 'kilogramow', 'kilogramy', 'kilo'],
  ['mah'],
  ['mpx', 'megapikseli', 'mp'],
  ['gb', 'giga', 'hb'],
  ['tb', 'tera'],
  ['obr', 'obrotow', 'obr./min', 'obr/min'],
  ['hz', 'hercow'],
  ['cm', 'centymetrow'],
  ['mm'],
  ['db'],
  ['bar', 'barow'],
  ['kpl', 'kompletow', 'komplety', 'kompl'],
  ['ml'],
  ['l', 'litrow', 'litry', 'litr', 'litra', 'litrowa', 'litrowy'],
  ['w', 'wat', 'watow'],
  ['v', 'wolt'],
  ['ah'],
]; // prettier-ignore

const shortOf: ReadonlyMap<string, string> = new Map(units.flatMap(([short, ...others]) => [short, ...others].map((one) => [one, short])));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const spellings = [...shortOf.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
const amount = new RegExp(`(?<![\\p{L}\\p{N}.,-])(\\d+(?:[.,]\\d+)?)[\\s\\u00a0-]*(${spellings.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
const thousands = /(?<![\d.,])(\d{1,3})[\s\u00a0](\d{3})(?=[\s\u00a0]*(?:mah|obr|dpi|w|pa|lm|ml|mb)(?!\p{L}))/gu;

/** Amounts written as one word with the short form of their unit; `text` is normalised. */
export const withUnits = (text: string): string =>
  text
    .replace(thousands, '$1$2')
    .replace(amount, (_, number: string, spelling: string) => ` ${number.replace(',', '.')}${shortOf.get(spelling) ?? spelling} `);

/** Measures that are not searched as amounts. */
const otherMeasures: ReadonlySet<string> = new Set(
  'g gr gram gramow m m2 m3 m² m³ metrow metry km min minut minuty h godz godzin godziny dni lm lumenow pa dpi rpm st stopni c °c osob lat roku r mb ghz mhz nm fps szt sztuk stron kw wh zdjec %'.split(
    ' ',
  ),
);

/** Whether a number before this word (normalised) counts or measures something, and is no price: 'od 3000 lumenów'. */
export const isMeasure = (word: string): boolean => {
  const [bare = ''] = word.replace(/\.$/, '').split('/');
  return shortOf.has(word) || shortOf.has(bare) || otherMeasures.has(bare);
};

/** A word such as '55cal' by its parts; undefined for all other words. */
export function amountOf(word: string): { readonly value: number; readonly unit: string } | undefined {
  const parts = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(word);
  const unit = parts?.[2];
  return unit !== undefined && units.some(([short]) => short === unit) ? { value: Number(parts?.[1]), unit } : undefined;
}
