import { distance } from './distance.ts';

const mostPrefixes = 60;

const trigrams = (word: string): readonly string[] => {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
};

/** How many slips are forgiven in a word of this length. */
const tolerance = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** All words of the catalogue (normalised, not stemmed), with how often they occur. */
export class Lexicon {
  readonly #words: readonly string[];
  readonly #frequency: ReadonlyMap<string, number>;
  readonly #byTrigram: ReadonlyMap<string, readonly number[]>;

  constructor(frequency: ReadonlyMap<string, number>) {
    this.#frequency = frequency;
    this.#words = [...frequency.keys()].toSorted();
    const byTrigram = new Map<string, number[]>();
    for (const [index, word] of this.#words.entries()) {
      for (const trigram of new Set(trigrams(word))) {
        const list = byTrigram.get(trigram);
        if (list === undefined) byTrigram.set(trigram, [index]);
        else list.push(index);
      }
    }
    this.#byTrigram = byTrigram;
  }

  has(word: string): boolean {
    return this.#frequency.has(word);
  }

  /** Words that begin so, most frequent first. */
  startingWith(prefix: string): readonly string[] {
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

  /** The word that was probably meant; undefined when nothing is near enough. */
  nearest(word: string): string | undefined {
    const limit = tolerance(word.length);
    if (limit === 0 || /\d/.test(word)) return undefined;
    const shared = new Map<number, number>();
    for (const trigram of new Set(trigrams(word))) {
      for (const index of this.#byTrigram.get(trigram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    }
    // A slip touches at most four trigrams (two swapped letters do).
    const enough = Math.max(1, word.length - 4 * limit);
    let best: { readonly word: string; readonly distance: number } | undefined;
    for (const [index, count] of shared) {
      const candidate = this.#words[index];
      if (candidate === undefined || count < enough) continue;
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
