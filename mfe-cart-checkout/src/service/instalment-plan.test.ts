/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { succeeded } from 'shared-contracts';
import { createFakeClock, createFakeStorage, type FakeCart } from 'shared-contracts/testing';
import { INSTALMENT_PLAN } from 'shared-contracts/storage';
import { freshCart } from '../testing/checkout-fixtures.ts';
import { createFakeCommerce } from '../testing/fake-commerce.ts';
import { shopOf } from '../testing/open-checkout.tsx';
import { chosenInstalments, installmentsSlice, planOf, readPlan, type ChosenPlan } from './instalment-plan.ts';

const HOUR_MS = 60 * 60 * 1000;
const terms = { id: 20, months: 20, monthly: 8995, total: 179_900, rrso: 0, example: 'Przykład reprezentatywny' } as never;
const plan = (cartId: string, id = 20): ChosenPlan => {
  const choice = { cartId, method: `global4net_installments_${id}`, terms: { ...(terms as object), id } as never };
  return planOf({ ...choice, title: '20 rat 0%', description: 'Bez odsetek', price: 179_900, isConfirmed: true }, null, Date.now());
};
/** A browser whose cart c1 is to be paid in a way. */
const open = (method: string) => {
  const payment = { method, extension_attributes: { title: method }, additional_data: {} };
  const commerce = createFakeCommerce({ ...freshCart, payment });
  const shop = shopOf(commerce, '/checkout/cart');
  // Answered over HTTP, where it is parsed as any cart is.
  shop.cartApi.addItem = async () => succeeded(commerce.cart as unknown as FakeCart);
  return { ...shop, keep: (kept: ChosenPlan) => shop.storage.write(INSTALMENT_PLAN, kept) };
};

afterEach(() => void jest.useRealTimers());

describe('the instalments that were chosen', () => {
  it('[Z-31] [T-03] say what they are, what they cost, for which cart, since when and how long', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    const { storage, store, keep } = open('tpay_blik');
    expect(Object.keys(store.get(installmentsSlice.read))).toEqual(
      expect.arrayContaining(
        'cartId id price installments monthly RRSO name description additionalDescription temporary multipleChosen multipleChooseHandled timeStored ttl'.split(
          ' ',
        ),
      ),
    );
    keep(plan('c1'));
    expect(storage.local.getItem('installmentsParams')).toContain('"installments":20');
    expect(storage.read(INSTALMENT_PLAN)).toEqual({
      cartId: 'c1',
      method: 'global4net_installments_20',
      id: 20,
      price: 179_900,
      installments: 20,
      monthly: 8995,
      RRSO: 0,
      name: '20 rat 0%',
      description: 'Bez odsetek',
      additionalDescription: 'Przykład reprezentatywny',
      temporary: false,
      multipleChosen: false,
      multipleChooseHandled: false,
      timeStored: 1_000_000,
      ttl: 6 * HOUR_MS,
    });
  });

  it('[C-29] are kept for six hours, with every change', () => {
    const clock = createFakeClock();
    const storage = createFakeStorage(clock);
    storage.write(INSTALMENT_PLAN, plan('c1'));
    clock.pass(6 * HOUR_MS - 1);
    expect(readPlan(storage, 'c1')?.id).toBe(20);
    storage.write(INSTALMENT_PLAN, plan('c1', 10));
    clock.pass(2);
    expect(readPlan(storage, 'c1')?.id).toBe(10);
    clock.pass(6 * HOUR_MS);
    expect(readPlan(storage, 'c1')).toBeNull();
  });

  it('[C-29] [T-03] are thrown away when they belong to another cart', () => {
    const { storage, keep } = open('tpay_blik');
    keep(plan('c2'));
    expect(readPlan(storage, 'c1')).toBeNull();
    expect(storage.local.getItem('installmentsParams')).toBeNull();
  });

  it('[Z-31] remember that others were chosen before, and that the server has confirmed the last', () => {
    const choice = { cartId: 'c1', method: 'global4net_installments_20', terms, title: '', description: '', price: 1 };
    const second = planOf({ ...choice, isConfirmed: false }, plan('c1', 10), 0);
    expect([second.temporary, second.multipleChosen, second.multipleChooseHandled]).toEqual([true, true, false]);
    expect(planOf({ ...choice, isConfirmed: true }, second, 0)).toMatchObject({
      temporary: false,
      multipleChosen: true,
      multipleChooseHandled: true,
    });
  });
});

describe('[C-17] something is added to the cart', () => {
  it.each([
    ['is paid by the same plan', 'global4net_installments_20', 20],
    ['is paid by another plan', 'global4net_installments_10', undefined],
    ['is paid in another way', 'tpay_blik', undefined],
  ])('that %s: the plan that is kept is then %s, %p', async (_, method, left) => {
    const { cart, storage, store, keep } = open(method);
    await cart.load('full');
    keep(plan('c1'));
    store.set(installmentsSlice.patch, plan('c1'));
    expect(await cart.add({ sku: 'PRALKA', qty: 1 })).toMatchObject({ ok: true });
    expect(storage.read(INSTALMENT_PLAN)?.id).toBe(left);
    expect(store.get(installmentsSlice.read).id).toBe(left ?? null);
  });
});

it('[K-14] the instalments of a cart are those of the number in its payment’s code, else those that were chosen with it', () => {
  const methods = [
    { code: 'global4net_installments_20', plans: [terms] },
    { code: 'installments', plans: [terms, { ...(terms as object), id: 36 }] },
  ] as never;
  const of = (method: string, plan?: number) =>
    chosenInstalments({
      payment: { method, extension_attributes: { title: '' }, additional_data: plan === undefined ? {} : { plan } },
      payment_methods: methods,
    })?.terms.id;
  expect([of('global4net_installments_20'), of('installments', 36), of('installments'), of('installments', 7), of('tpay_blik')]).toEqual([
    20,
    36,
    undefined,
    undefined,
    undefined,
  ]);
});
