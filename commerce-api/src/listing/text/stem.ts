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
