import type { Attribute, StoreCode } from '../model/index.ts';
import { emptyBitset, forEach, has, intersection } from './bitset.ts';
import type { Bitset } from './bitset.ts';
import type { CatalogIndex, IndexedProduct, ListingQuery, ListingResult, ProductChange, Scope, Suggestions } from './catalog-index.ts';
import { facetCounts } from './facets.ts';
import { Narrowing } from './narrowing.ts';
import { Options } from './options.ts';
import { Orders } from './orders.ts';
import { ProductColumns } from './product-columns.ts';
import { ProductNumbers, priceCode } from './product-numbers.ts';
import { ProductSets } from './product-sets.ts';
import { productTexts } from './product-texts.ts';
import type { TextContext } from './product-texts.ts';
import { Scopes } from './scopes.ts';
import { sortedProducts } from './sorted-products.ts';
import { suggest } from './suggest.ts';
import { TextIndex } from './text/text-index.ts';

/** What the index needs to know besides products. */
export interface IndexContext extends TextContext {
  readonly attributes: readonly Attribute[];
}

/** Of the best hits, as many tell what to suggest. */
const hitsSuggestedFrom = 200;

/** The whole catalogue in memory: bitsets for sets, flat lists for counting, sorted lists for orders. */
export class MemoryIndex implements CatalogIndex {
  readonly size: number;
  readonly #context: TextContext;
  readonly #columns: ProductColumns;
  readonly #sets: ProductSets;
  readonly #options: Options;
  readonly #numbers: ProductNumbers;
  readonly #orders: Orders;
  readonly #scopes: Scopes;
  readonly #text: TextIndex;

  /** Nothing of `products` is kept. */
  constructor(products: readonly IndexedProduct[], { attributes, categories, manufacturers }: IndexContext) {
    this.size = products.length;
    this.#context = { categories, manufacturers };
    this.#columns = new ProductColumns(products);
    this.#sets = new ProductSets(products);
    this.#options = new Options(products, attributes);
    this.#numbers = new ProductNumbers(products, this.#columns.prices);
    this.#orders = new Orders(
      this.#columns,
      products.map((product) => product.name),
    );
    this.#scopes = new Scopes({ sets: this.#sets, options: this.#options, numbers: this.#numbers, categories });
    this.#text = new TextIndex(products.length);
    for (const [dense, product] of products.entries()) this.#text.add(dense, productTexts(product, this.#context));
  }

  listing(query: ListingQuery): ListingResult {
    const scope = this.#scopes.of(query.store, query.scope);
    const found = query.text === undefined ? undefined : this.#text.search(query.text);
    const summary = found === undefined ? scope : this.#scopes.summarise(intersection(scope.products, [found.products]), query.scope);
    const narrowing = new Narrowing(summary.products, query.filters, { options: this.#options, numbers: this.#numbers });
    return {
      ids: this.#idsOf(sortedProducts(narrowing.result, query, this.#orders, found?.scores)),
      facets: facetCounts(this.#options, summary, query.filters, narrowing),
      stats: [priceCode, ...summary.numbers]
        .map((code) => this.#numbers.stats(code, narrowing.without(code)))
        .filter((stats) => stats !== undefined),
      correctedText: found?.correctedText ?? null,
      categories: found === undefined ? [] : this.#categoriesOf(narrowing.result),
    };
  }

  suggestions(store: StoreCode, text: string): Suggestions {
    const found = this.#text.search(text);
    const sold = this.#sets.stores.get(store);
    const products = sold === undefined ? emptyBitset(this.size) : intersection(found.products, [sold]);
    const best = sortedProducts(products, { sort: 'relevance' }, this.#orders, found.scores).slice(0, hitsSuggestedFrom);
    const { ids, kinds, manufacturerIds } = this.#columns;
    return suggest({
      text,
      products: best.map((dense) => ({
        id: ids[dense] ?? 0,
        kind: kinds[dense] ?? '',
        manufacturerId: manufacturerIds[dense] ?? 0,
      })),
      categories: this.#categoriesOf(products),
      categoryNames: this.#context.categories,
      manufacturers: this.#context.manufacturers,
    });
  }

  count(store: StoreCode, scope: Scope): number {
    return this.#scopes.of(store, scope).count;
  }

  idsOfSkus(skus: readonly string[]): readonly number[] {
    return skus.map((sku) => this.#sets.idOfSku.get(sku)).filter((id) => id !== undefined);
  }

  idsOfGids(gids: readonly number[]): readonly number[] {
    return gids.flatMap((gid) => this.#sets.idsOfGid.get(gid) ?? []);
  }

  isSoldIn(store: StoreCode, id: number): boolean {
    const dense = this.#sets.denseOf.get(id);
    const sold = this.#sets.stores.get(store);
    return dense !== undefined && sold !== undefined && has(sold, dense);
  }

  update(changes: readonly ProductChange[]): readonly number[] {
    return changes.flatMap((change) => {
      const dense = this.#sets.denseOf.get(change.id);
      if (dense === undefined || !this.#columns.change(dense, change)) return [];
      this.#orders.reposition(dense);
      return [change.id];
    });
  }

  #idsOf(products: readonly number[]): readonly number[] {
    return products.map((product) => this.#columns.ids[product] ?? 0);
  }

  /** Leaf categories of the products, most products first. */
  #categoriesOf(products: Bitset): readonly { readonly id: number; readonly count: number }[] {
    const counts = new Map<number, number>();
    forEach(products, (product) => {
      const id = this.#columns.mainCategoryIds[product];
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    });
    return [...counts].map(([id, count]) => ({ id, count })).toSorted((a, b) => b.count - a.count || a.id - b.id);
  }
}
