import type { CartHost, CartOutcome, CartService } from '../cart/cart-port.ts';
import type { ApiResult } from '../errors/api-error.ts';
import type { CartRef } from '../rest/cart-ref.ts';
import { CART_ID } from '../storage/keys.ts';
import type { FakeCart, FakeCartApi } from './fake-cart-api.ts';

/** Commands of a cart for the tests of who only uses them: counts at once, sends one after the other, tells of what was added. */
export function createFakeCartService(api: FakeCartApi, { bus, connection, outbox, publish }: CartHost): CartService {
  const { storage, token } = connection;
  let confirmed = 0;
  let adding = 0;
  let last: Promise<unknown> = Promise.resolve();
  const show = (isFetched = true): void => publish({ count: confirmed + adding, isFetched, isLoading: false });
  const inTurn = <Value>(task: () => Promise<Value>): Promise<Value> => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };

  async function knownCart(): Promise<CartRef> {
    if (token() !== undefined) {
      await api.create('mine');
      return { kind: 'mine' };
    }
    const stored = storage.read(CART_ID);
    if (stored !== undefined) return { kind: 'guest', cartId: stored };
    const created = await api.create('guest');
    const cartId = created.ok ? created.value : '';
    storage.write(CART_ID, cartId);
    return { kind: 'guest', cartId };
  }

  function take(answer: ApiResult<FakeCart>): CartOutcome {
    if (answer.ok) confirmed = answer.value.total_count;
    show();
    if (answer.ok) bus.emit('cart.changed@1', { totalCount: confirmed });
    return answer;
  }

  const load = async (): Promise<CartOutcome> => {
    if (token() === undefined && storage.read(CART_ID) === undefined) {
      show();
      return { ok: true };
    }
    return take(await api.read(await knownCart()));
  };

  const add: CartService['add'] = (item) => {
    const addition = outbox.note(item);
    adding += item.qty;
    show();
    return inTurn(async () => {
      const answer = await api.addItem(await knownCart(), addition);
      adding -= item.qty;
      if (answer.ok || answer.error.kind !== 'network') outbox.done(addition.key);
      const outcome = take(answer);
      if (outcome.ok) bus.emit('cart.item-added@1', { sku: item.sku, qty: item.qty });
      return outcome;
    });
  };

  return {
    add,
    load: () => inTurn(load),
    async deliver() {
      await last;
      const outcomes = await Promise.all(outbox.waiting().map(add));
      return outcomes.find(({ ok }) => !ok) ?? { ok: true };
    },
    assignToCustomer: () =>
      inTurn(async () => {
        const cartId = storage.read(CART_ID);
        if (cartId !== undefined) await api.assignToCustomer(cartId);
        storage.remove(CART_ID);
        return await load();
      }),
    reset() {
      storage.remove(CART_ID);
      confirmed = 0;
      show(false);
    },
  };
}
