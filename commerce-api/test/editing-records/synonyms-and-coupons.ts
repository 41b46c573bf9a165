/** Synonyms of the search, and coupons with a limit. */
import { describe, expect, it } from '@jest/globals';
import { guestShopper, sellable, valueOf } from '../support/checkout.ts';
import { bodyOf, newKey, ready, setStock } from '../support/orders.ts';
import { published, read, refusedAt, server, valuesOf } from './editor.ts';

describe('[J-258] synonyms of the search', () => {
  it('count as soon as they are published', async () => {
    const found = async (query: string): Promise<number> =>
      (
        await server.graphql<{ readonly productsForSearch: { readonly items_ids: readonly string[] } }>(
          'query($query: String!) { productsForSearch(query: $query) { items_ids } }',
          { query },
        )
      ).productsForSearch.items_ids.length;
    const before = await read('synonyms', 'all');
    expect(valuesOf(before)['text']).toContain('inox = srebrny, nierdzewna');
    expect(await found('brzdękolas')).toBe(0);
    const text = `${valuesOf(before)['text']}\nbrzdękolas = telewizor`;
    expect(await refusedAt('synonyms', 'all', { text: 'bez znaku' })).toEqual({ text: 'synonym' });
    await published('synonyms', 'all', before.version, { values: { text } });
    expect(await found('brzdękolas')).toBeGreaterThan(0);
  });
});

describe('[J-259] a coupon', () => {
  const values = {
    name: 'Pierwszy wygrywa',
    discountType: 'percent',
    percent: '10',
    amount: '',
    minTotal: '',
    categories: '',
    dateFrom: '2026-01-01T00:00:00Z',
    dateTo: '2036-01-01T00:00:00Z',
    mostUses: '1',
    isPlus: '',
    isWithdrawn: '',
  };

  it('is made, counts in as many orders as it may, and no more; stopped it counts in none', async () => {
    expect(await refusedAt('coupon', 'RAZ1', { ...values, percent: '' })).toEqual({ percent: 'required' });
    await published('coupon', 'RAZ1', 0, { values });
    const [product] = (await sellable(server)).filter((one) => !one.block_courier_shipping && one.weight_grams < 20_000);
    const sku = product?.sku ?? '';
    await setStock(server, sku, 50);
    const readyShopper = async () => {
      const shopper = await guestShopper(server);
      await ready(shopper, { sku });
      return shopper;
    };
    const first = await readyShopper();
    const second = await readyShopper();
    const withCoupon = valueOf(await first.rest.putCoupon(first.cart, 'RAZ1'));
    expect(withCoupon.summary?.coupon_discount).toBeGreaterThan(0);
    const alsoWith = valueOf(await second.rest.putCoupon(second.cart, 'RAZ1'));
    const order = (shopper: typeof first, cart: typeof withCoupon) => shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(cart));
    valueOf(await order(first, withCoupon));
    expect(await order(second, alsoWith)).toMatchObject({ ok: false, error: { code: 'price_changed' } });
    const third = await readyShopper();
    expect(await third.rest.putCoupon(third.cart, 'RAZ1')).toMatchObject({ ok: false, error: { code: 'coupon_used_up' } });
    // An editor who changes it does not begin its count anew.
    await published('coupon', 'RAZ1', 1, { values: { ...values, name: 'Inna nazwa' } });
    expect(await third.rest.putCoupon(third.cart, 'RAZ1')).toMatchObject({ ok: false, error: { code: 'coupon_used_up' } });
    await published('coupon', 'RAZ1', 2, { values: { ...values, mostUses: '5' } });
    valueOf(await third.rest.putCoupon(third.cart, 'RAZ1'));
    await published('coupon', 'RAZ1', 3, { values: { ...values, mostUses: '5', isWithdrawn: '1' } });
    expect(await third.rest.putCoupon(third.cart, 'RAZ1')).toMatchObject({ ok: false, error: { code: 'coupon_unknown' } });
  });
});
