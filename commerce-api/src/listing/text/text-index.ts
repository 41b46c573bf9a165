import { emptyBitset, add, has } from '../bitset.ts';
import type { Bitset } from '../bitset.ts';
import { Lexicon } from './lexicon.ts';
import type { LexiconWord } from './lexicon.ts';
import { latin, words } from './normalise.ts';
import { stem } from './stem.ts';
import { amountOf } from './units.ts';

/** Texts of a product with their weight: the higher, the more a hit says. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
  /** Whether neighbouring words of it say more together: 'no frost'. */
  readonly hasPairs?: boolean;
}

interface Postings {
  readonly products: number[];
  readonly weights: number[];
}

/** One word of a query as the catalogue knows it: any of the stems fits. */
export interface Term {
  readonly stems: readonly { readonly stem: string; readonly factor: number }[];
  /** How much it counts that a product has it; 0 when it only decides about the order. */
  readonly importance: number;
}

export interface TextHits {
  readonly products: Bitset;
  /** By dense number. */
  readonly scores: Float32Array;
}

/** A word of a text. */
interface Token {
  readonly word: string;
  /** Its stem. */
  readonly key: string;
  /** With its marks. */
  readonly spelling: string;
  /** How an amount is also written: '15.6cal' as '15.6', '15cal', '16cal'. */
  readonly alike: readonly string[];
}

/** Key of two neighbouring words. */
export const pairOf = (first: string, second: string): string => `${first} ${second}`;

/** Slips in any word of the catalogue: fewer than in names of assortments, for there are many. */
const tolerance = (length: number): number => (length < 4 ? 0 : length < 10 ? 1 : 2);
/** What a bare '55' says of an amount of 55 inches. */
const alikeShare = 0.7;

/** Which products have which words. */
export class TextIndex {
  readonly #size: number;
  readonly #postings = new Map<string, Postings>();
  readonly #words = new Map<string, { spelling: string; count: number }>();
  /** Only while products are taken in. */
  readonly #tokens = new Map<string, readonly Token[]>();
  #lexicon: Lexicon | undefined;
  /** Worked in by one search after the other, by dense number: scores, how well products fit the terms, and the best hit of one term. */
  readonly #scores: Float32Array;
  readonly #fits: Float32Array;
  readonly #best: Float32Array;

  /** @param size how many products there will be */
  constructor(size: number) {
    this.#size = size;
    this.#scores = new Float32Array(size);
    this.#fits = new Float32Array(size);
    this.#best = new Float32Array(size);
  }

  /** Takes in a product that is not in. */
  add(product: number, texts: readonly WeightedText[]): void {
    const weights = new Map<string, number>();
    const weigh = (key: string, weight: number): void => void weights.set(key, Math.max(weights.get(key) ?? 0, weight));
    for (const { text, weight, hasPairs = false } of texts) {
      let before: string | undefined;
      for (const { key, alike } of this.#tokensOf(text)) {
        weigh(key, weight);
        for (const other of alike) weigh(other, weight * alikeShare);
        if (hasPairs && before !== undefined) weigh(pairOf(before, key), weight);
        before = key;
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

  /** Takes out what was taken in of a product. Its words stay known: a shopper who writes them is not corrected. */
  remove(product: number): void {
    for (const [key, { products, weights }] of this.#postings) {
      const at = products.indexOf(product);
      if (at === -1) continue;
      products.splice(at, 1);
      weights.splice(at, 1);
      if (products.length === 0) this.#postings.delete(key);
    }
  }

  /** To be called when all products are in. */
  finish(): void {
    this.#tokens.clear();
  }

  /** All words of the catalogue. */
  get lexicon(): Lexicon {
    this.#lexicon ??= new Lexicon(
      [...this.#words].map(([word, known]): LexiconWord => ({ word, ...known })),
      tolerance,
    );
    return this.#lexicon;
  }

  has(stemOfWord: string): boolean {
    return this.#postings.has(stemOfWord);
  }

  /**
   * Of the products those that have as many of the terms, by their importance, as any has: all of them as a rule. The scores are the caller's
   * until the next search.
   */
  hits(terms: readonly Term[], within: Bitset): TextHits {
    const scores = this.#scores.fill(0);
    const fits = this.#fits.fill(0);
    for (const term of terms) this.#addScores(term, scores);
    let most = 0;
    for (let product = 0; product < this.#size; product += 1) {
      const fit = fits[product] ?? 0;
      if (fit > most && has(within, product)) most = fit;
    }
    const products = emptyBitset(this.#size);
    if (most === 0) return { products, scores };
    for (let product = 0; product < this.#size; product += 1) {
      if (fits[product] === most && has(within, product)) add(products, product);
      else scores[product] = 0;
    }
    return { products, scores };
  }

  /** Adds the best hit of the term to every product that has it. */
  #addScores({ stems, importance }: Term, scores: Float32Array): void {
    const fits = this.#fits;
    const known = stems.flatMap(({ stem: key, factor }) => {
      const postings = this.#postings.get(key);
      return postings === undefined ? [] : [{ ...postings, value: Math.log(1 + this.#size / postings.products.length) * factor }];
    });
    const best = this.#best;
    if (known.length > 1) best.fill(0);
    for (const { products, weights, value } of known) {
      for (let index = 0; index < products.length; index += 1) {
        const product = products[index] ?? 0;
        const score = (weights[index] ?? 0) * value;
        const before = known.length > 1 ? (best[product] ?? 0) : 0;
        if (score <= before) continue;
        if (before === 0) fits[product] = (fits[product] ?? 0) + importance;
        scores[product] = (scores[product] ?? 0) + score - before;
        if (known.length > 1) best[product] = score;
      }
    }
  }

  /** The words of a text, counted. Many products have the same texts: each is taken apart once. */
  #tokensOf(text: string): readonly Token[] {
    let tokens = this.#tokens.get(text);
    if (tokens === undefined) {
      tokens = tokensOf(text);
      this.#tokens.set(text, tokens);
    }
    for (const { word, spelling } of tokens) {
      const known = this.#words.get(word);
      if (known === undefined) this.#words.set(word, { spelling, count: 1 });
      else known.count += 1;
    }
    return tokens;
  }
}

function tokensOf(text: string): readonly Token[] {
  const spellings = new Map(
    latin(text)
      .split(/[^\p{L}]+/u)
      .map((spelling) => [words(spelling)[0] ?? '', spelling]),
  );
  return words(text).map((word) => {
    return { word, key: stem(word), spelling: spellings.get(word) ?? word, alike: alikeOf(word) };
  });
}

/** Screens of 15.6 inches are called 15 and 16 inches. */
function alikeOf(word: string): readonly string[] {
  const amount = amountOf(word);
  if (amount === undefined) return [];
  const { value, unit } = amount;
  const rounded = unit === 'cal' && !Number.isInteger(value) ? [Math.floor(value), Math.round(value)] : [];
  return [String(value), ...rounded.flatMap((whole) => [`${whole}${unit}`, String(whole)])];
}
