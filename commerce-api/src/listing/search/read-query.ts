import { chunks } from '../text/normalise.ts';
import { stem } from '../text/stem.ts';
import type { TextIndex } from '../text/text-index.ts';
import { amountOf } from '../text/units.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word of a query as the search takes it. */
export interface ReadWord {
  /** As it was typed, normalised. */
  readonly typed: string;
  /** What is searched; the words that it is the beginning of, where it is not finished. */
  readonly meant: readonly string[];
  /** How sure that is: 1 for a word as typed. */
  readonly factor: number;
  /** Searched instead of a misspelt one. */
  readonly isCorrected: boolean;
}

const mostWords = 12;
const prefixFactor = 0.6;
const typoFactor = 0.7;
const shortestBeginning = 2;
const shortestPart = 2;
const shortestEnd = 3;

interface Known {
  readonly vocabulary: Vocabulary;
  readonly text: TextIndex;
}

const isKnown = (word: string, { vocabulary, text }: Known): boolean => {
  const key = stem(word);
  return vocabulary.has(key) || text.has(key) || vocabulary.synonymsOf(key).length > 0;
};

/** Two words that were written as one: 'nofrost'. */
function parted(word: string, known: Known): readonly string[] | undefined {
  for (let at = shortestPart; at <= word.length - shortestEnd; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => known.text.lexicon.has(part) || known.vocabulary.lexicon.has(part))) return parts;
  }
  return undefined;
}

/** What a word stands for; nothing when the catalogue has nothing like it. */
function readWord(typed: string, known: Known): readonly ReadWord[] {
  const asTyped = (word: string): ReadWord => ({ typed: word, meant: [word], factor: 1, isCorrected: false });
  const corrected = (word: string | undefined): readonly ReadWord[] | undefined =>
    word === undefined ? undefined : [{ typed, meant: [word], factor: typoFactor, isCorrected: true }];
  if (isKnown(typed, known)) return [asTyped(typed)];
  const amount = amountOf(typed);
  if (amount !== undefined) return known.text.has(String(amount.value)) ? [asTyped(String(amount.value))] : [];
  const { vocabulary, text } = known;
  const alike = corrected(vocabulary.lexicon.soundingLike(typed) ?? text.lexicon.soundingLike(typed));
  if (alike !== undefined) return alike;
  // A beginning is no mistake: the shopper may still be typing.
  const [named] = vocabulary.lexicon.startingWith(typed);
  const begun = named === undefined ? text.lexicon.startingWith(typed) : [named];
  if (begun.length > 0) return [{ typed, meant: begun, factor: prefixFactor, isCorrected: false }];
  const parts = /\d/.test(typed) ? undefined : parted(typed, known);
  if (parts !== undefined) return parts.map(asTyped);
  return corrected(vocabulary.lexicon.nearest(typed) ?? text.lexicon.nearest(typed)) ?? [];
}

/** The words of a query that say something, corrected where they are misspelt; at most twelve. */
export function readQuery(query: string, known: Known): readonly ReadWord[] {
  const asked = chunks(query).flatMap((parts) => {
    if (parts.length === 1) return parts;
    const whole = parts.join('');
    // A code is one word; of others the parts say more.
    return known.text.has(stem(whole)) && /\d/.test(whole) ? [whole] : known.vocabulary.has(stem(whole)) ? [...parts, whole] : parts;
  });
  const said = asked.slice(0, mostWords).filter((word) => !known.vocabulary.isIgnored(word));
  const [only] = said;
  if (said.length === 1 && only !== undefined && only.length >= shortestBeginning && !known.vocabulary.standsAlone(stem(only))) {
    // 'lod' is the beginning of 'lodówka', though some product has a word 'lód'.
    const begun = known.vocabulary.begun(only);
    if (begun !== undefined) return [{ typed: only, meant: [begun], factor: prefixFactor, isCorrected: false }];
  }
  return said.flatMap((word) => readWord(word, known));
}

/** What was searched, when that differs from what was typed. */
export const correctedText = (read: readonly ReadWord[]): string | null =>
  read.some(({ isCorrected }) => isCorrected)
    ? read.map(({ typed, meant, isCorrected }) => (isCorrected ? meant[0] : typed)).join(' ')
    : null;
