import type { StoreCode } from '../model/index.ts';
import { add, emptyBitset, has, remove } from './bitset.ts';
import type { Bitset } from './bitset.ts';
import type { IndexedProduct, Scope } from './catalog-index.ts';

/** P-23: the root categories hold everything. */
const lastRootId = 2;

/** Which products belong where, by their dense numbers, and how they are called from outside. */
export class ProductSets {
  readonly denseOf = new Map<number, number>();
  readonly idOfSku = new Map<string, number>();
  readonly idsOfGid = new Map<number, number[]>();
  readonly stores = new Map<StoreCode, Bitset>();
  readonly size: number;
  readonly #everything: Bitset;
  readonly #categories = new Map<number, Bitset>();
  readonly #landings = new Map<number, Bitset>();
  readonly #manufacturers = new Map<number, Bitset>();

  constructor(products: readonly IndexedProduct[]) {
    this.size = products.length;
    this.#everything = emptyBitset(products.length);
    for (const [dense, product] of products.entries()) this.#takeIn(dense, product);
  }

  /** The products of a scope in all stores; undefined when it holds none. */
  inScope(scope: Scope): Bitset | undefined {
    switch (scope.kind) {
      case 'all':
        return this.#everything;
      case 'category':
        return scope.id <= lastRootId ? this.#everything : this.#categories.get(scope.id);
      case 'manufacturer':
        return this.#manufacturers.get(scope.id);
      case 'landing':
        return this.#landings.get(scope.id);
    }
  }

  /** Puts a product on these landing pages, and on no others. @returns whether it was on others before */
  moveLandings(dense: number, landingIds: readonly number[]): boolean {
    const before = [...this.#landings].filter(([, set]) => has(set, dense)).map(([id]) => id);
    const left = before.filter((id) => !landingIds.includes(id));
    const joined = landingIds.filter((id) => !before.includes(id));
    for (const id of left) remove(this.#landings.get(id) ?? emptyBitset(0), dense);
    for (const id of joined) this.#join(this.#landings, id, dense);
    return left.length + joined.length > 0;
  }

  #takeIn(dense: number, product: IndexedProduct): void {
    add(this.#everything, dense);
    this.denseOf.set(product.id, dense);
    this.idOfSku.set(product.sku, product.id);
    const members = this.idsOfGid.get(product.gid);
    if (members === undefined) this.idsOfGid.set(product.gid, [product.id]);
    else members.push(product.id);
    for (const store of product.stores) this.#join(this.stores, store, dense);
    for (const category of product.categoryIds) this.#join(this.#categories, category, dense);
    for (const landing of product.landingIds) this.#join(this.#landings, landing, dense);
    this.#join(this.#manufacturers, product.manufacturerId, dense);
  }

  #join<Key>(sets: Map<Key, Bitset>, key: Key, dense: number): void {
    let set = sets.get(key);
    if (set === undefined) {
      set = emptyBitset(this.size);
      sets.set(key, set);
    }
    add(set, dense);
  }
}
