import type { Attribute } from '../model/index.ts';
import { add, emptyBitset, has, remove, unite } from './bitset.ts';
import type { Bitset } from './bitset.ts';
import type { IndexedProduct } from './catalog-index.ts';
import type { ColourGroups } from './colour-groups.ts';

export interface Option {
  readonly code: string;
  readonly optionId: number;
  readonly key: string;
  /** Products that have it. */
  readonly products: Bitset;
}

/** In the place of a value that a product has lost. */
const NONE = 0xff_ff_ff_ff;

/** Facet values of all products: which products have a value, and which values a product has. */
export class Options {
  /** In the order of attributes and of their options; the place is the number of an option. */
  readonly all: readonly Option[];
  /** Numbers of the options of an attribute, in order. */
  readonly byCode: ReadonlyMap<string, readonly number[]>;
  /** Options of product p: `#values` from `#offsets[p]` to `#offsets[p + 1]`. */
  readonly #offsets: Int32Array;
  readonly #values: Uint32Array;
  readonly #numberOf: ReadonlyMap<string, number>;
  readonly #size: number;
  readonly #groups: ColourGroups;
  /** By code, the products that have any value of it: made when first asked, since no search changes them. */
  readonly #withCode = new Map<string, Bitset>();

  constructor(products: readonly IndexedProduct[], attributes: readonly Attribute[], groups: ColourGroups) {
    const all: Option[] = [];
    const byCode = new Map<string, number[]>();
    const numberOf = new Map<string, number>();
    for (const attribute of attributes) {
      const numbers: number[] = [];
      for (const { optionId, key } of attribute.options) {
        numbers.push(all.length);
        numberOf.set(`${attribute.code} ${optionId}`, all.length);
        all.push({ code: attribute.code, optionId, key, products: emptyBitset(products.length) });
      }
      byCode.set(attribute.code, numbers);
    }
    this.all = all;
    this.#numberOf = numberOf;
    this.byCode = byCode;
    this.#size = products.length;
    this.#groups = groups;
    this.#offsets = new Int32Array(products.length + 1);
    const values: number[] = [];
    for (const [product, { options }] of products.entries()) {
      for (const { code, optionId } of options) {
        const number = numberOf.get(`${code} ${optionId}`);
        const option = number === undefined ? undefined : all[number];
        if (number === undefined || option === undefined) continue;
        values.push(number);
        add(option.products, product);
      }
      this.#offsets[product + 1] = values.length;
    }
    this.#values = Uint32Array.from(values);
  }

  /**
   * Takes away from a product the values of `code` that it has no more. Values are never added: what comes new is known after the next start.
   * @returns whether it had any
   */
  keep(product: number, code: string, kept: readonly { readonly code: string; readonly optionId: number }[]): boolean {
    const stays = new Set(kept.map((option) => this.#numberOf.get(`${option.code} ${option.optionId}`)));
    let left = false;
    const end = this.#offsets[product + 1] ?? 0;
    for (let index = this.#offsets[product] ?? 0; index < end; index += 1) {
      const number = this.#values[index] ?? NONE;
      const option = this.all[number];
      if (option?.code !== code || stays.has(number)) continue;
      remove(option.products, product);
      this.#values[index] = NONE;
      left = true;
    }
    if (left) this.#withCode.delete(code);
    return left;
  }

  /** Numbers of the options of `code` that are meant by ids or keys. */
  matching(code: string, wanted: readonly string[]): readonly number[] {
    const set = new Set(wanted);
    return (this.byCode.get(code) ?? []).filter((number) => {
      const option = this.all[number];
      return option !== undefined && (set.has(String(option.optionId)) || set.has(option.key));
    });
  }

  /** Products that have any of the wanted options; undefined when nothing is known by the code, or nothing is wanted. */
  having(code: string, wanted: readonly string[]): Bitset | undefined {
    if (wanted.length === 0 || !this.byCode.has(code)) return undefined;
    return this.#withAny(this.matching(code, wanted));
  }

  /** How many of the products, in rising order, have any value of `code`: less than the sum of its counts, where a product has several. */
  reach(code: string, products: Int32Array): number {
    let having = this.#withCode.get(code);
    if (having === undefined) {
      having = this.#withAny(this.byCode.get(code) ?? []);
      this.#withCode.set(code, having);
    }
    const groups = this.#groups.of;
    let count = 0;
    let last = -1;
    for (let at = 0; at < products.length; at += 1) {
      const product = products[at] ?? 0;
      const group = groups[product] ?? 0;
      if (group === last || !has(having, product)) continue;
      count += 1;
      last = group;
    }
    return count;
  }

  #withAny(numbers: readonly number[]): Bitset {
    const set = emptyBitset(this.#size);
    for (const number of numbers) {
      const option = this.all[number];
      if (option !== undefined) unite(set, option.products);
    }
    return set;
  }

  /** How many of the products, in rising order, have each option, by number of the option; those that differ in colour alone count as one. */
  count(products: Int32Array): Uint32Array {
    const [offsets, values] = [this.#offsets, this.#values];
    const counts = new Uint32Array(this.all.length);
    const groups = this.#groups.of;
    const lastGroups = new Int32Array(this.all.length).fill(-1);
    for (let at = 0; at < products.length; at += 1) {
      const product = products[at] ?? 0;
      const group = groups[product] ?? 0;
      const end = offsets[product + 1] ?? 0;
      for (let index = offsets[product] ?? 0; index < end; index += 1) {
        const option = values[index] ?? NONE;
        if (option === NONE || lastGroups[option] === group) continue;
        lastGroups[option] = group;
        counts[option] = (counts[option] ?? 0) + 1;
      }
    }
    return counts;
  }
}
