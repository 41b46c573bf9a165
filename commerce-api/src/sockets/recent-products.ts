import { CHANGES_KEPT_MS, type LiveProduct } from 'shared-contracts/live';

/** What an import changes is not kept product by product. */
const MOST_PRODUCTS = 200;

/** J-274: products that have changed lately, for pages that were drawn before and whose sockets open now. */
export class RecentProducts {
  /** By id, the latest change last. */
  readonly #changed = new Map<number, { readonly product: LiveProduct; readonly at: number }>();

  /** @param now ms */
  note(products: readonly LiveProduct[], now: number): void {
    for (const product of products) {
      this.#changed.delete(product.id);
      this.#changed.set(product.id, { product, at: now });
    }
    for (const [id, { at }] of this.#changed) {
      if (this.#changed.size <= MOST_PRODUCTS && at >= now - CHANGES_KEPT_MS) break;
      this.#changed.delete(id);
    }
  }

  /** What has changed after a time, as it was after its last change. @param time ms */
  since(time: number): readonly LiveProduct[] {
    return [...this.#changed.values()].filter(({ at }) => at > time).map(({ product }) => product);
  }
}
