import type { IndexedProduct } from '../catalog-index.ts';
import { bareCode } from '../text/normalise.ts';

/** A model is a code only when it cannot be a word or a size. */
const shortestModel = 4;

/** Products by the codes that name them alone: SKU, EAN, the producer's code, the model. */
export class ProductCodes {
  readonly #products = new Map<string, number[]>();

  constructor(products: readonly IndexedProduct[]) {
    for (const [dense, { sku, ean, model, manufacturerCode }] of products.entries()) {
      for (const code of new Set([sku, ean, manufacturerCode, model].map(bareCode))) {
        if (code.length < shortestModel || !/\d/.test(code)) continue;
        const same = this.#products.get(code);
        if (same === undefined) this.#products.set(code, [dense]);
        else same.push(dense);
      }
    }
  }

  /** Dense numbers of the products; several where a model has variants. */
  find(code: string): readonly number[] | undefined {
    return this.#products.get(code);
  }
}
