import type { IndexedProduct } from '../catalog-index.ts';
import type { ProductSets } from '../product-sets.ts';
import { productTexts, type AttributeTexts, type TextContext } from '../product-texts.ts';
import { TextIndex } from '../text/text-index.ts';
import { CatalogueSearch, type SearchResult } from './catalogue-search.ts';
import { ProductCodes } from './product-codes.ts';
import type { SearchRules } from './search-rules.ts';
import { Vocabulary } from './vocabulary.ts';

interface ProductSearchInput {
  /** In the order of their dense numbers. */
  readonly products: readonly IndexedProduct[];
  readonly sets: ProductSets;
  readonly context: TextContext;
  readonly attributeTexts: AttributeTexts;
  readonly rules: SearchRules;
  readonly alsoCalled: (name: string) => readonly string[];
}

/** What a search works with when the texts of all products are in. */
interface Ready {
  readonly search: CatalogueSearch;
  readonly vocabulary: Vocabulary;
}

/**
 * Finds products by what a shopper writes. Taking in their texts is half of a start, and carts and orders need none of them: they are taken in
 * bit by bit once the server answers, and the first search takes in what is left then (J-356). Nobody sees a search without all products.
 */
export class ProductSearch {
  readonly #text: TextIndex;
  readonly #context: TextContext;
  readonly #attributeTexts: AttributeTexts;
  /** Products whose texts are not in, and the next one's number; undefined when all are in. */
  #waiting: { readonly products: readonly IndexedProduct[]; next: number } | undefined;
  /** Until it is made, what makes it: that holds all products, so it goes then. */
  #ready: Ready | (() => Ready);
  #synonyms: SearchRules['synonyms'];

  constructor({ products, sets, context, attributeTexts, rules, alsoCalled }: ProductSearchInput) {
    const { categories, manufacturers } = context;
    const text = new TextIndex(products.length);
    this.#text = text;
    this.#context = context;
    this.#attributeTexts = attributeTexts;
    this.#waiting = { products, next: 0 };
    this.#synonyms = rules.synonyms;
    this.#ready = () => {
      const vocabulary = new Vocabulary({ categories, rules: { ...rules, synonyms: this.#synonyms }, alsoCalled });
      const search = new CatalogueSearch({
        size: products.length,
        text,
        vocabulary,
        sets,
        codes: new ProductCodes(products),
        rules,
        idOfPath: new Map([...categories.values()].map(({ urlPath, id }) => [urlPath, id])),
        manufacturerNames: [...manufacturers.values()].map(({ name }) => name),
      });
      return { search, vocabulary };
    };
  }

  /** Takes in texts for about so long. @returns whether some are left */
  takeIn(milliseconds: number): boolean {
    const until = performance.now() + milliseconds;
    while (this.#waiting !== undefined && performance.now() < until) this.#takeNext(this.#waiting);
    return this.#waiting !== undefined;
  }

  search(query: string): SearchResult {
    return this.#complete().search.search(query);
  }

  /** Takes over the name of a product. */
  rename(renamed: readonly { readonly dense: number; readonly product: IndexedProduct }[]): void {
    this.#complete();
    for (const { dense, product } of renamed) {
      this.#text.remove(dense);
      this.#text.add(dense, productTexts(product, this.#context, this.#attributeTexts));
    }
    this.#text.finish();
  }

  useSynonyms(synonyms: SearchRules['synonyms']): void {
    this.#synonyms = synonyms;
    if (typeof this.#ready !== 'function') this.#ready.vocabulary.useSynonyms(synonyms);
  }

  /** Makes what the first misspelt search would wait for. */
  prepare(): void {
    const { vocabulary } = this.#complete();
    for (const { lexicon } of [this.#text, vocabulary]) lexicon.prepare();
  }

  #takeNext(waiting: { readonly products: readonly IndexedProduct[]; next: number }): void {
    const product = waiting.products[waiting.next];
    if (product === undefined) {
      this.#text.finish();
      this.#waiting = undefined;
      return;
    }
    this.#text.add(waiting.next, productTexts(product, this.#context, this.#attributeTexts));
    waiting.next += 1;
  }

  #complete(): Ready {
    while (this.#waiting !== undefined) this.#takeNext(this.#waiting);
    if (typeof this.#ready === 'function') this.#ready = this.#ready();
    return this.#ready;
  }
}
