import { distance } from './distance.ts';
import { soundOf } from './phonetic.ts';

const mostPrefixes = 60;
/** Shorter ones are alike by chance. */
const shortestSound = 3;
/** No word is longer by mistake. */
const longestCorrected = 40;
/** Shorter beginnings fit too much to tell anything. */
const shortestPrefix = 2;

const trigrams = (word: string): readonly string[] => {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
};

const hasDigit = (word: string): boolean => /\d/.test(word);

/** A word as it is compared, with its spelling in the texts, which tells how it sounds. */
export interface LexiconWord {
  readonly word: string;
  readonly spelling: string;
  /** How often it occurs. */
  readonly count: number;
}

/** The most frequent word of each sound. */
function mostFrequentOfSounds(words: readonly LexiconWord[]): ReadonlyMap<string, string> {
  const frequency = new Map<string, number>();
  const bySound = new Map<string, string>();
  for (const { word, spelling, count } of words) {
    frequency.set(word, (frequency.get(word) ?? 0) + count);
    // Both spellings: 'lodufka' is how 'lodówka' sounds, 'lodofka' how 'lodowka' does.
    for (const sound of hasDigit(word) ? [] : [soundOf(spelling), soundOf(word)]) {
      const known = bySound.get(sound);
      if (known === undefined || count > (frequency.get(known) ?? 0)) bySound.set(sound, word);
    }
  }
  return bySound;
}

/** Where in the list the words stand that have each three letters in a row. */
function indexesByTrigram(words: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const byTrigram = new Map<string, number[]>();
  for (const [index, word] of words.entries()) {
    // Codes and amounts are not corrected, and nothing is corrected to one.
    if (hasDigit(word)) continue;
    for (const trigram of new Set(trigrams(word))) {
      const list = byTrigram.get(trigram);
      if (list === undefined) byTrigram.set(trigram, [index]);
      else list.push(index);
    }
  }
  return byTrigram;
}

/** Words (normalised, not stemmed) among which the one is looked for that a shopper has meant. What misspelt words need is made for the first one. */
export class Lexicon {
  readonly #sources: readonly LexiconWord[];
  readonly #words: readonly string[];
  readonly #frequency: ReadonlyMap<string, number>;
  readonly #tolerance: (length: number) => number;
  #byTrigram: ReadonlyMap<string, readonly number[]> | undefined;
  #bySound: ReadonlyMap<string, string> | undefined;

  /** @param tolerance how many slips are forgiven in a word of a length */
  constructor(words: Iterable<LexiconWord>, tolerance: (length: number) => number) {
    this.#sources = [...words];
    const frequency = new Map<string, number>();
    for (const { word, count } of this.#sources) frequency.set(word, (frequency.get(word) ?? 0) + count);
    this.#frequency = frequency;
    this.#tolerance = tolerance;
    this.#words = [...frequency.keys()].toSorted();
  }

  /** Makes what the first misspelt word would wait for. */
  prepare(): void {
    this.#bySound ??= mostFrequentOfSounds(this.#sources);
    this.#byTrigram ??= indexesByTrigram(this.#words);
  }

  has(word: string): boolean {
    return this.#frequency.has(word);
  }

  /** Words that begin so, most frequent first. */
  startingWith(prefix: string): readonly string[] {
    if (prefix.length < shortestPrefix) return [];
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let index = low; this.#words[index]?.startsWith(prefix) === true; index += 1) found.push(this.#words[index] ?? '');
    return found.toSorted((a, b) => this.#often(b) - this.#often(a)).slice(0, mostPrefixes);
  }

  /** The word that sounds the same; undefined when none does. */
  soundingLike(word: string): string | undefined {
    const sound = hasDigit(word) ? '' : soundOf(word);
    if (sound.length < shortestSound) return undefined;
    this.#bySound ??= mostFrequentOfSounds(this.#sources);
    return this.#bySound.get(sound);
  }

  /** The word that was probably meant; undefined when nothing is near enough. */
  nearest(word: string): string | undefined {
    const limit = this.#tolerance(word.length);
    if (limit === 0 || word.length > longestCorrected || hasDigit(word)) return undefined;
    this.#byTrigram ??= indexesByTrigram(this.#words);
    const shared = new Map<number, number>();
    for (const trigram of new Set(trigrams(word))) {
      for (const index of this.#byTrigram.get(trigram) ?? []) {
        if (Math.abs((this.#words[index]?.length ?? 0) - word.length) <= limit) shared.set(index, (shared.get(index) ?? 0) + 1);
      }
    }
    // A slip touches at most four trigrams (two swapped letters do).
    const enough = Math.max(1, word.length - 4 * limit);
    let best: { readonly word: string; readonly distance: number } | undefined;
    for (const [index, count] of shared) {
      const candidate = this.#words[index];
      if (candidate === undefined || count < enough || candidate.length <= limit) continue;
      const away = distance(word, candidate, limit);
      if (away > limit) continue;
      if (best === undefined || away < best.distance || (away === best.distance && this.#often(candidate) > this.#often(best.word))) {
        best = { word: candidate, distance: away };
      }
    }
    return best?.word;
  }

  #often(word: string): number {
    return this.#frequency.get(word) ?? 0;
  }
}
