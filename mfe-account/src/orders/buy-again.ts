import type { CartService } from 'shared-contracts';

interface Bought {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
}

/** The result of buying an order again. */
export interface BoughtAgain {
  /** Pieces in the cart. */
  readonly added: number;
  readonly missing: readonly {
    readonly name: string;
    /** The server's own word (Polish); empty when it gave none. */ readonly why: string;
  }[];
}

/** Puts the products of an order into the cart, one after the other, and tells which of them could not be added. */
export async function buyAgain(cart: Pick<CartService, 'add'>, items: readonly Bought[]): Promise<BoughtAgain> {
  const outcomes = await Promise.all(items.map(({ sku, qty }) => cart.add({ sku, qty })));
  const missing = items.flatMap(({ name }, index) => {
    const outcome = outcomes[index];
    return outcome === undefined || outcome.ok ? [] : [{ name, why: outcome.error.message }];
  });
  const added = items.reduce((sum, { qty }, index) => (outcomes[index]?.ok === true ? sum + qty : sum), 0);
  return { added, missing };
}
