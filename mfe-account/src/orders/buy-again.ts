import type { CartOutcome, CartService, NewCartItem } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';

interface Bought {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly add_ons: Order['items'][number]['add_ons'];
}

/** The same product with what was bought with it. */
function sameAgain({ sku, qty, add_ons: addOns }: Bought): NewCartItem {
  const warranty = addOns.find(({ kind }) => kind === 'warranty');
  const services = addOns.filter(({ kind }) => kind === 'service').map(({ id, option }) => ({ id, optionId: option?.id }));
  return { sku, qty, ...(warranty && { warrantyId: warranty.id }), ...(services.length > 0 && { services }) };
}

const noLongerOffered: ReadonlySet<string> = new Set(['warranty_not_offered', 'service_not_offered', 'wrong_service_option']);

/** Adds an item; one whose warranty or service is no longer offered comes alone, and its cart page offers what there is. */
async function addAgain(cart: Pick<CartService, 'add'>, item: Bought): Promise<CartOutcome> {
  const outcome = await cart.add(sameAgain(item));
  return !outcome.ok && noLongerOffered.has(outcome.error.code) ? cart.add({ sku: item.sku, qty: item.qty }) : outcome;
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
  const outcomes = await Promise.all(items.map((item) => addAgain(cart, item)));
  const missing = items.flatMap(({ name }, index) => {
    const outcome = outcomes[index];
    return outcome === undefined || outcome.ok ? [] : [{ name, why: outcome.error.message }];
  });
  const added = items.reduce((sum, { qty }, index) => (outcomes[index]?.ok === true ? sum + qty : sum), 0);
  return { added, missing };
}
