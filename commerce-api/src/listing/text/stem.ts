/** Endings of Polish nouns and adjectives without marks, longest first. */
const endings = [
  'kami',
  'kach',
  'kiem',
  'kowi',
  'owych',
  'owymi',
  'owego',
  'owej',
  'owym',
  'iami',
  'iach',
  'kom',
  'kow',
  'ami',
  'ach',
  'owi',
  'owa',
  'owe',
  'owy',
  'ego',
  'emu',
  'ymi',
  'imi',
  'ych',
  'ich',
  'iem',
  'ka',
  'ki',
  'ke',
  'ko',
  'ku',
  'ek',
  'ow',
  'om',
  'em',
  'ej',
  'ym',
  'im',
  'ia',
  'ie',
  'iu',
  'io',
  'a',
  'e',
  'i',
  'o',
  'u',
  'y',
  'k',
] as const;

const shortestStem = 3;

/**
 * A light stem: the forms of a word mostly get the same one ('pralka', 'pralki', 'pralek' → 'pral').
 * Words with digits (models, amounts) keep their form.
 */
export function stem(word: string): string {
  if (/\d/.test(word) || word.length <= shortestStem) return word;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Words that shoppers use for the same thing, as stems; the left one is what the catalogue says. */
const synonymGroups: readonly (readonly [catalogue: string, alternatives: readonly string[]])[] = [
  ['smartfon', ['telefon', 'komorka', 'komorki', 'fon']],
  ['telewizor', ['tv', 'tele']],
  ['laptop', ['notebook', 'notbook']],
  ['lodowka', ['chlodziarka']],
  ['ekspres', ['kawiarka']],
  ['odkurzacz', ['roomba']],
  ['konsola', ['playstation', 'xbox']],
  ['sluchawki', ['headphones', 'headset']],
];

const synonyms: ReadonlyMap<string, string> = new Map(
  synonymGroups.flatMap(([catalogue, alternatives]) => alternatives.map((word) => [stem(word), stem(catalogue)] as const)),
);

/** The stem that the catalogue uses for the same thing; undefined when there is no other one. */
export const synonym = (ofStem: string): string | undefined => synonyms.get(ofStem);
