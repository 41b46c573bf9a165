import { untypeset } from '../../../translation/untypeset.ts';
import { adjectives } from './adjectives.ts';
import { labelOf } from './labels.ts';
import { nouns, type Gender } from './nouns.ts';
import { phrases, sameInBoth } from './phrases.ts';

const endings: Readonly<Record<Gender, string>> = { m: 'ий', f: 'а', n: 'е', p: 'і' };

/** The number of words of the longest entry. */
const longest = 4;

/** Punctuation around a word. */
const opening = /^[("„]+/;
const closing = /[)",;:”]+$/;

const isMark = (word: string): boolean =>
  !/\p{L}/u.test(word) || sameInBoth.has(word) || /^\d+(?:[.,×/-]\d+)*[\p{L}″²³-]{0,3}$/u.test(word);

/** Only capitals tell megabytes from megabits; like GB and TB they are the same in both languages. */
const inBytes = (word = ''): boolean => word === 'MB/s';

/** Endings of Polish adjectives: czarny, niebieski, czarna, czarne, niebieskie. */
const ending = /(?:ie|[yiae])$/;

/** An adjective in the form for its noun; undefined for any other word. */
function adjectiveFor(word: string, gender: Gender): string | undefined {
  const stem = adjectives[word.replace(ending, '')];
  return stem === undefined || !ending.test(word) ? undefined : stem + endings[gender];
}

interface Found {
  readonly text: string;
  readonly words: number;
  readonly gender: Gender;
}

/** The longest dictionary entry that begins at a position; undefined when there is none. */
function entryAt(words: readonly string[], from: number, gender: Gender): Found | undefined {
  for (let count = Math.min(longest, words.length - from); count > 0; count -= 1) {
    const key = words.slice(from, from + count).join(' ');
    const noun = nouns[key];
    if (noun !== undefined) return { text: noun[0], words: count, gender: noun[1] };
    const known = phrases[key];
    if (known !== undefined) return { text: known, words: count, gender };
  }
  const word = words[from] ?? '';
  const adjective = adjectiveFor(word, gender);
  if (adjective !== undefined) return { text: adjective, words: 1, gender };
  return undefined;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('uk') + text.slice(1);

const beginsLarge = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Translates words between kept names; undefined when one of them is unknown. */
function run(text: string, first: Gender): { readonly text: string; readonly gender: Gender } | undefined {
  const raw = text.split(' ').filter(Boolean);
  const bare = raw.map((word) => word.replace(opening, '').replace(closing, ''));
  const words = bare.map((word) => word.toLocaleLowerCase('pl'));
  const translated: string[] = [];
  let gender = first;
  let isNamed = false;
  for (let from = 0; from < words.length;) {
    const found = inBytes(bare[from]) ? undefined : entryAt(words, from, gender);
    const count = found?.words ?? 1;
    const word = bare[from] ?? '';
    // The words after "do" are the name of a product: `Etui do Perkun Wicher 3`.
    isNamed = words[from] === 'do' || (isNamed && (beginsLarge(word) || isMark(words[from] ?? '')));
    if (found === undefined && !isNamed && !isMark(words[from] ?? '') && !inBytes(word)) return undefined;
    const before = opening.exec(raw[from] ?? '')?.[0] ?? '';
    const after = closing.exec(raw[from + count - 1] ?? '')?.[0] ?? '';
    const replacement = found?.text ?? word;
    translated.push(before + (beginsLarge(word) ? capital(replacement) : replacement) + after);
    gender = found?.gender ?? gender;
    from += count;
  }
  return { text: translated.join(' '), gender };
}

/** Names of interfaces and standards, which are no words of a language: EKG, HDMI eARC, DisplayPort, iOS. */
const isCode = (text: string): boolean =>
  text.split(' ').every((word) => isMark(word.toLocaleLowerCase('pl')) || /^(?:\P{Ll}+|.*\p{Ll}\p{Lu}.*)$/u.test(word));

/** Translates a list part by part; what is no word of a language stays beside parts that are translated. */
function list(text: string): string | undefined {
  const parts = text.split(', ');
  const translated = parts.map((part) => translateByDictionary(part));
  if (translated.every((part, at) => part === undefined || part === parts[at])) return translated.includes(undefined) ? undefined : text;
  const whole = translated.map((part, at) => part ?? (isCode(parts[at] ?? '') ? parts[at] : undefined));
  return whole.includes(undefined) ? undefined : whole.join(', ');
}

/**
 * Translates a Polish text to Ukrainian with the dictionary: whole labels first, then phrases and words, adjectives in
 * the gender of the preceding noun. A list, such as what lies in the box, is translated part by part.
 * @param kept a name within the text that is not translated, such as manufacturer and model
 * @returns undefined unless every word is known
 */
export function translateByDictionary(text: string, kept?: string): string | undefined {
  const plain = untypeset(text);
  const label = labelOf(plain);
  if (label !== undefined) return label;
  if (kept === undefined && plain.includes(', ')) {
    const translated = list(plain);
    if (translated !== undefined) return translated;
  }
  const name = untypeset(kept ?? '');
  const place = name === '' ? -1 : plain.indexOf(name);
  const [before, after] = place < 0 ? [plain, ''] : [plain.slice(0, place), plain.slice(place + name.length)];
  const head = run(before, 'm');
  const tail = head === undefined ? undefined : run(after, head.gender);
  if (head === undefined || tail === undefined) return undefined;
  // Normalizing replaces characters one by one, so the name has the same position in the given text.
  const translated = [head.text, place < 0 ? '' : text.slice(place, place + name.length), tail.text];
  return translated.filter((part) => part !== '').join(' ');
}
