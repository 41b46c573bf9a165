import { add, emptyBitset } from '../bitset.ts';
import type { Bitset } from '../bitset.ts';
import { Lexicon } from './lexicon.ts';
import { words } from './normalise.ts';
import { stem, synonym } from './stem.ts';

/** Texts of a product with their weight: the higher, the more a hit says. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

interface Postings {
  readonly products: number[];
  readonly weights: number[];
}

/** One word of a query as the catalogue knows it: any of the stems fits. */
interface Term {
  readonly stems: readonly { readonly stem: string; readonly factor: number }[];
  /** The word that was searched instead of a misspelt one. */
  readonly corrected: string | undefined;
}

export interface TextResult {
  readonly products: Bitset;
  /** By dense number; 0 for products that do not fit. */
  readonly scores: Float32Array;
  readonly correctedText: string | null;
}

const prefixFactor = 0.6;
const typoFactor = 0.7;
const synonymFactor = 0.9;
const mostWords = 12;

/** Which products have which words. */
export class TextIndex {
  readonly #size: number;
  readonly #postings = new Map<string, Postings>();
  readonly #frequency = new Map<string, number>();
  #lexicon: Lexicon | undefined;

  /** @param size how many products there will be */
  constructor(size: number) {
    this.#size = size;
  }

  /** Takes in a product; products come in the order of their dense numbers. */
  add(product: number, texts: readonly WeightedText[]): void {
    const weights = new Map<string, number>();
    for (const { text, weight } of texts) {
      for (const word of words(text)) {
        this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1);
        const key = stem(word);
        weights.set(key, Math.max(weights.get(key) ?? 0, weight));
      }
    }
    for (const [key, weight] of weights) {
      let postings = this.#postings.get(key);
      if (postings === undefined) {
        postings = { products: [], weights: [] };
        this.#postings.set(key, postings);
      }
      postings.products.push(product);
      postings.weights.push(weight);
    }
    this.#lexicon = undefined;
  }

  get lexicon(): Lexicon {
    this.#lexicon ??= new Lexicon(this.#frequency);
    return this.#lexicon;
  }

  /** Products that have as many of the words as any has, all of them as a rule; words that nothing is near to are left aside. */
  search(text: string): TextResult {
    const asked = words(text).slice(0, mostWords);
    const terms = asked.map((word) => this.#term(word));
    const known = terms.filter((term) => term.stems.length > 0);
    const scores = new Float32Array(this.#size);
    const products = emptyBitset(this.#size);
    const fits = new Uint8Array(this.#size);
    for (const term of known) this.#addScores(term, scores, fits);
    const most = fits.reduce((max, count) => Math.max(max, count), 0);
    for (let product = 0; product < this.#size; product += 1) {
      if (most > 0 && fits[product] === most) add(products, product);
      else scores[product] = 0;
    }
    const isCorrected = terms.some((term) => term.corrected !== undefined);
    return { products, scores, correctedText: isCorrected ? terms.map((term, index) => term.corrected ?? asked[index]).join(' ') : null };
  }

  /** Adds the best hit of the term to every product that has it. */
  #addScores(term: Term, scores: Float32Array, fits: Uint8Array): void {
    const best = new Map<number, number>();
    for (const { stem: key, factor } of term.stems) {
      const postings = this.#postings.get(key);
      if (postings === undefined) continue;
      const rarity = Math.log(1 + this.#size / postings.products.length);
      for (const [index, product] of postings.products.entries()) {
        const score = (postings.weights[index] ?? 0) * rarity * factor;
        if (score > (best.get(product) ?? 0)) best.set(product, score);
      }
    }
    for (const [product, score] of best) {
      fits[product] = (fits[product] ?? 0) + 1;
      scores[product] = (scores[product] ?? 0) + score;
    }
  }

  #term(word: string): Term {
    const key = stem(word);
    const other = synonym(key);
    const exact = [
      ...(this.#postings.has(key) ? [{ stem: key, factor: 1 }] : []),
      ...(other !== undefined && this.#postings.has(other) ? [{ stem: other, factor: synonymFactor }] : []),
    ];
    if (exact.length > 0) return { stems: exact, corrected: undefined };
    const prefixed = word.length < 2 ? [] : this.lexicon.startingWith(word);
    if (prefixed.length > 0) {
      return { stems: [...new Set(prefixed.map(stem))].map((one) => ({ stem: one, factor: prefixFactor })), corrected: undefined };
    }
    const near = this.lexicon.nearest(word);
    return near === undefined
      ? { stems: [], corrected: undefined }
      : { stems: [{ stem: stem(near), factor: typoFactor }], corrected: near };
  }
}
