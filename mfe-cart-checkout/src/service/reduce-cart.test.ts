import { describe, expect, it, jest } from '@jest/globals';
import { parse } from 'valibot';
import { networkError, grosze } from 'shared-contracts';

import { cartSchema, type CartItem } from './cart-schema.ts';
import { EMPTY_CART } from './cart-state.ts';
import { cartView } from './cart-view.ts';
import { reduceCart } from './reduce-cart.ts';
import { parseCartNotices, sanitizeAddress, sanitizeAnswer, sanitizeShippingAddress } from './sanitize.ts';

const item = (id: number, qty: number): CartItem => ({
  item_id: id,
  sku: `S${id}`,
  qty,
  catalog_price: grosze(100),
  catalog_final_price: grosze(90),
});
const silent = () => {};
const updated = (answer: Parameters<typeof sanitizeAnswer>[0]) =>
  ({ type: 'updated', answer: sanitizeAnswer(answer, silent), guestCartId: 'g' }) as const;

describe('cart slice', () => {
  it('[C-01] [Z-02] an empty cart has no items, a total of zero and a count of 0', () => {
    expect(EMPTY_CART).toMatchObject({
      items: [],
      total: 0,
      total_count: 0,
      cartId: null,
      guestCartId: null,
      fetched: false,
      spinner: false,
    });
    for (const field of [
      'details',
      'promotions',
      'accessories',
      'shipping_methods',
      'payment_methods',
      'shipping',
      'payment',
      'summary',
      'option',
      'notices',
      'deliveryCartStep',
      'billing_address',
      'shipping_address',
    ]) {
      expect(EMPTY_CART).toHaveProperty(field);
    }
  });

  it('[K-23] what is being chosen of the delivery is part of the state, and stays when an answer comes', () => {
    const choosing = { ...EMPTY_CART, deliveryCartStep: 'day' as const, option: { date: '2026-11-28', range: null } };
    const after = reduceCart(choosing, updated({ items: [], total: grosze(0) }));
    expect(after).toMatchObject({ deliveryCartStep: 'day', option: { date: '2026-11-28', range: null } });
    expect(EMPTY_CART).toMatchObject({ deliveryCartStep: null, option: null });
  });

  it('[Z-03] the fields of the checkout have their place', () => {
    for (const field of [
      'message',
      'success',
      'additional_data',
      'has_virtual_address',
      'external_voucher',
      'coupon',
      'plus_coupon',
      'address_should_be_verified',
      'with_invoice',
      'without_delivery_address',
      'validation',
      'bank_account_number',
      'services',
    ]) {
      expect(EMPTY_CART).toHaveProperty(field);
    }
  });

  it('[C-08] an update merges the answer, clears the spinner and sets fetched', () => {
    const loading = reduceCart({ ...EMPTY_CART, message: 'kept' }, { type: 'loading' });
    expect(loading.spinner).toBe(true);
    const state = reduceCart(loading, updated({ items: [item(1, 2)], total: grosze(180), total_count: 2 }));
    expect(state).toMatchObject({ spinner: false, fetched: true, total: 180, total_count: 2, message: 'kept' });
    expect(reduceCart(state, updated({ total_count: 3 })).items).toHaveLength(1);
  });

  it('[C-09] a new cart id replaces the known one, a missing one does not', () => {
    const state = reduceCart({ ...EMPTY_CART, cartId: 'old' }, updated({ cart_id: 'new' }));
    expect(state.cartId).toBe('new');
    expect(reduceCart(state, updated({})).cartId).toBe('new');
    expect(reduceCart(state, updated({ cart_id: '' })).cartId).toBe('new');
  });

  it('[C-10] clearing resets the cart to its defaults', () => {
    const state = reduceCart(EMPTY_CART, updated({ items: [item(1, 2)], cart_id: 'x', total_count: 2 }));
    expect(reduceCart(state, { type: 'cleared' })).toEqual(EMPTY_CART);
  });

  it('[C-11] empty texts of an address become null, and [C-05] a street is a list', () => {
    const address = sanitizeAddress({ city: '', firstname: 'Ola', company: '', street: ['Prosta 1', ''], floor: '' });
    expect(address).toMatchObject({ city: null, firstname: 'Ola', company: null, street: ['Prosta 1'], floor: null, vat_id: null });
    expect(sanitizeAddress({ street: [''] }).street).toBeNull();
  });

  it('[C-12] a shipping address without a city loses its postcode, a billing address keeps it', () => {
    expect(sanitizeShippingAddress({ city: '', postcode: '00-001' }).postcode).toBeNull();
    expect(sanitizeShippingAddress({ city: 'Łódź', postcode: '90-001' }).postcode).toBe('90-001');
    const answer = sanitizeAnswer({ billing_address: { postcode: '00-001' }, shipping_address: { postcode: '00-001' } }, silent);
    expect([answer.billing_address?.postcode, answer.shipping_address?.postcode]).toEqual(['00-001', null]);
  });

  it('[C-13] [E-16] notices are parsed from JSON; broken ones are logged and give none', () => {
    const log = jest.fn();
    expect(parseCartNotices('{"restore_cart_missing_qty":{"sku":"A"}}', log)).toEqual({ restore_cart_missing_qty: { sku: 'A' } });
    expect(log).not.toHaveBeenCalled();
    expect(parseCartNotices('{broken', log)).toEqual({});
    expect(parseCartNotices('7', log)).toEqual({});
    expect(log).toHaveBeenCalledTimes(2);
    expect(parseCartNotices(null, log)).toEqual({});
  });

  it('[C-04] [C-06] [C-07] [Z-04] the fields of the checkout pass the schema and arrive in the state', () => {
    const answer = parse(cartSchema, {
      shipping_address: {
        same_as_billing: true,
        street: 'Prosta 1',
        city: 'Łódź',
        postcode: '90-001',
        save_in_address_book: false,
        company: '',
      },
      payment: { method: 'tpay_blik', extension_attributes: { title: 'BLIK' }, additional_data: { group: 110 } },
      shipping: {
        method_code: 'dpd',
        method_title: 'Kurier DPD',
        amount: 1499,
        delivery_from: '2026-11-24',
        delivery_to: '2026-11-25',
        pickup_point: null,
      },
      coupon: { code: 'LATO', name: 'Lato', discount: 1000 },
      with_invoice: true,
      bank_account_number: '1',
      items: [
        { ...item(1, 1), item_discount: [{ code: 'LATO', discount: 10 }], warranty: { id: 1, name: 'Gwarancja +1 rok', value: 9900 } },
      ],
    });
    expect(reduceCart(EMPTY_CART, updated(answer))).toMatchObject({
      shipping_address: { same_as_billing: true, street: ['Prosta 1'], company: null, save_in_address_book: false },
      payment: { method: 'tpay_blik', extension_attributes: { title: 'BLIK' }, additional_data: { group: 110 } },
      shipping: { method_title: 'Kurier DPD', amount: 1499 },
      coupon: { code: 'LATO', name: 'Lato', discount: 1000 },
      with_invoice: true,
      items: [{ item_discount: [{ discount: 10 }], warranty: { value: 9900 } }],
    });
  });

  it('[C-21] the view lays pending changes over the confirmed cart and takes refused ones back', () => {
    let state = reduceCart(EMPTY_CART, updated({ items: [item(1, 2), item(2, 1)], total_count: 3 }));
    const change = { id: 1, kind: 'change', itemId: 1, qty: 5 } as const;
    state = reduceCart(state, { type: 'change-started', change });
    state = reduceCart(state, { type: 'change-started', change: { id: 2, kind: 'remove', itemId: 2 } });
    state = reduceCart(state, { type: 'change-started', change: { id: 3, kind: 'add', sku: 'N', qty: 2 } });
    expect(cartView(state)).toMatchObject({
      count: 7,
      isPending: true,
      adding: { N: 2 },
      lines: [{ qty: 5, lineTotal: 450, isPending: true }],
    });
    state = reduceCart(state, { type: 'change-refused', change, error: networkError('x') });
    expect(cartView(state).lines[0]).toMatchObject({ qty: 2, isPending: false, error: { kind: 'network' } });
    expect(reduceCart(state, { type: 'error-dismissed', key: 'item:1' }).lineErrors).toEqual({});
  });

  it('errors of lines that are gone are forgotten', () => {
    const state = { ...EMPTY_CART, items: [item(1, 1)], lineErrors: { 'item:1': networkError('x'), 'sku:A': networkError('y') } };
    expect(Object.keys(reduceCart(state, updated({ items: [] })).lineErrors)).toEqual(['sku:A']);
  });
});
