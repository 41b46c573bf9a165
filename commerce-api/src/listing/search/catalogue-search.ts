import { add, emptyBitset, forEach, intersection, size, unite } from '../bitset.ts';
import type { Bitset } from '../bitset.ts';
import type { ProductSets } from '../product-sets.ts';
import { bareCode, words } from '../text/normalise.ts';
import { stem } from '../text/stem.ts';
import { pairOf } from '../text/text-index.ts';
import type { Term, TextIndex } from '../text/text-index.ts';
import { amountOf } from '../text/units.ts';
import type { ProductCodes } from './product-codes.ts';
import { readPrice } from './price-words.ts';
import type { PriceBounds } from './price-words.ts';
import { correctedText, readQuery } from './read-query.ts';
import type { ReadWord } from './read-query.ts';
import { boostsById } from './vocabulary.ts';
import type { Boosts, Meaning, Vocabulary } from './vocabulary.ts';
import type { SearchRules } from './search-rules.ts';

export interface SearchResult {
  readonly products: Bitset;
  /** By dense number; 0 for products that do not fit. The caller's until the next search: each would need tens of kilobytes of its own. */
  readonly scores: Float32Array;
  readonly correctedText: string | null;
  /** Bounds that the words state. */
  readonly price: PriceBounds | undefined;
}

/** What a category that is meant says beside hits of words, whose best is about 50. */
const boostScore = 40;
const synonymFactor = 0.9;
/** A size or a producer is a condition, most other words are wishes. */
const conditionImportance = 3;

interface CatalogueSearchInput {
  readonly size: number;
  readonly text: TextIndex;
  readonly vocabulary: Vocabulary;
  readonly sets: ProductSets;
  readonly codes: ProductCodes;
  readonly rules: SearchRules;
  readonly idOfPath: ReadonlyMap<string, number>;
  readonly manufacturerNames: readonly string[];
}

/** Finds products by what a shopper writes: code, price, what is meant, and words. */
export class CatalogueSearch {
  readonly #input: CatalogueSearchInput;
  readonly #manufacturerStems: ReadonlySet<string>;
  /** Scores of what the words mean, of one search after the other. */
  readonly #meantScores: Float32Array;
  readonly #amounts: readonly { readonly unit: string; readonly from: number; readonly to: number; readonly boosts: Boosts }[];

  constructor(input: CatalogueSearchInput) {
    this.#input = input;
    this.#meantScores = new Float32Array(input.size);
    this.#manufacturerStems = new Set(input.manufacturerNames.flatMap(words).map(stem));
    this.#amounts = input.rules.amounts.map(({ unit, from, to, in: boosts }) => ({
      unit,
      from,
      to,
      boosts: boostsById(boosts, input.idOfPath),
    }));
  }

  search(query: string): SearchResult {
    const { codes, text, vocabulary } = this.#input;
    const exact = codes.find(bareCode(query));
    if (exact !== undefined) return this.#exactly(exact);
    const { text: unpriced, price } = readPrice(query);
    const read = readQuery(unpriced, { vocabulary, text });
    const meanings = this.#meaningsOf(read);
    const boosted = this.#boosted(meanings.map(({ boosts }) => boosts)) ?? this.#boosted(this.#amountBoosts(read));
    const meant = new Set(meanings.flatMap(({ stems }) => stems));
    const isMeant = (word: ReadWord): boolean => boosted !== undefined && meant.has(stem(word.meant[0] ?? ''));
    // Words whose meaning is known decide about the order alone: most names of products do not have 'telefon' in them.
    const terms = [
      ...read.map((word) => (isMeant(word) ? { ...this.#term(word), importance: 0 } : this.#term(word))),
      ...this.#pairs(read),
    ];
    const base = { correctedText: correctedText(read), price };
    if (boosted === undefined) {
      if (terms.length === 0 && price !== undefined) return { ...base, products: this.#all(), scores: new Float32Array(this.#input.size) };
      return { ...base, ...text.hits(terms, this.#all()) };
    }
    const hits = text.hits(terms, boosted.products);
    const products = size(hits.products) === 0 ? boosted.products : hits.products;
    forEach(products, (product) => {
      hits.scores[product] = (hits.scores[product] ?? 0) + (boosted.scores[product] ?? 0);
    });
    return { ...base, products, scores: hits.scores };
  }

  /** What the words mean; weak meanings only where the catalogue has none of the other words. */
  #meaningsOf(read: readonly ReadWord[]): readonly Meaning[] {
    const { vocabulary, text } = this.#input;
    const found = vocabulary.meaningsOf(read.map(({ meant }) => stem(meant[0] ?? '')));
    const isWeak = found.every((meaning) => meaning.isWeak);
    const own = new Set(found.flatMap((meaning) => meaning.stems));
    // A corrected word may be by chance one of the catalogue.
    const isElsewhere = read.some(({ meant: [word = ''], isCorrected }) => !isCorrected && !own.has(stem(word)) && text.has(stem(word)));
    return isWeak && isElsewhere ? [] : found;
  }

  /** Products of the categories that are meant; of several meanings those that they share, as long as they share some. */
  #boosted(meanings: readonly Boosts[]): { readonly products: Bitset; readonly scores: Float32Array } | undefined {
    const { sets } = this.#input;
    let result: { products: Bitset; scores: Float32Array } | undefined;
    for (const boosts of meanings) {
      const products = emptyBitset(this.#input.size);
      const scores = result === undefined ? this.#meantScores.fill(0) : new Float32Array(this.#input.size);
      for (const [id, boost] of boosts) {
        const members = sets.inScope({ kind: 'category', id });
        if (members === undefined) continue;
        unite(products, members);
        forEach(members, (product) => void (scores[product] = Math.max(scores[product] ?? 0, boost * boostScore)));
      }
      if (size(products) === 0) continue;
      if (result === undefined) {
        result = { products, scores };
        continue;
      }
      const shared = intersection(result.products, [products]);
      if (size(shared) === 0) continue;
      const before = result.scores;
      for (let product = 0; product < before.length; product += 1) {
        before[product] = Math.min(before[product] ?? 0, scores[product] ?? 0);
      }
      result.products = shared;
    }
    return result;
  }

  /** '55 cali' alone is a television. */
  #amountBoosts(read: readonly ReadWord[]): readonly Boosts[] {
    return read.flatMap(({ typed }) => {
      const amount = amountOf(typed);
      const rule =
        amount === undefined
          ? undefined
          : this.#amounts.find(({ unit, from, to }) => unit === amount.unit && from <= amount.value && amount.value <= to);
      return rule === undefined ? [] : [rule.boosts];
    });
  }

  #term({ meant, factor }: ReadWord): Term {
    const stems = new Map<string, number>();
    for (const word of meant) {
      const own = stem(word);
      if (!stems.has(own)) stems.set(own, factor);
      for (const other of this.#input.vocabulary.synonymsOf(own)) if (!stems.has(other)) stems.set(other, factor * synonymFactor);
    }
    const isCondition = [...stems.keys()].some((one) => amountOf(one) !== undefined || this.#manufacturerStems.has(one));
    return { stems: [...stems].map(([one, of]) => ({ stem: one, factor: of })), importance: isCondition ? conditionImportance : 1 };
  }

  /** Neighbouring words that the catalogue has as neighbours: 'no frost' says more than 'no' and 'frost'. */
  #pairs(read: readonly ReadWord[]): readonly Term[] {
    const stems = read.map(({ meant }) => stem(meant[0] ?? ''));
    return stems.slice(1).flatMap((second, index) => {
      const pair = pairOf(stems[index] ?? '', second);
      return this.#input.text.has(pair) ? [{ stems: [{ stem: pair, factor: 1 }], importance: 0 }] : [];
    });
  }

  #exactly(dense: readonly number[]): SearchResult {
    const products = emptyBitset(this.#input.size);
    const scores = new Float32Array(this.#input.size);
    for (const product of dense) {
      add(products, product);
      scores[product] = boostScore;
    }
    return { products, scores, correctedText: null, price: undefined };
  }

  #all(): Bitset {
    return this.#input.sets.inScope({ kind: 'all' }) ?? emptyBitset(this.#input.size);
  }
}
