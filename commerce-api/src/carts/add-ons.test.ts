import { describe, expect, it } from '@jest/globals';
import { productServices, serviceShops } from '../catalogue/product-services.ts';
import { warrantyOptions } from '../catalogue/warranty-options.ts';
import { services, warrantyPlans } from '../demo/catalogue/content/services.ts';
import { physicalStores } from '../demo/catalogue/content/shops.ts';
import { addOnsOf, addOnsRefusal, areSameAddOns, changedAddOns, excludedBy, noAddOns, serviceRefusal, warrantyRefusal } from './add-ons.ts';
import type { ChosenAddOns, OfferedAddOns } from './add-ons.ts';
import { partners } from './assign-cart.ts';

const records = {
  services: new Map(services.map((service) => [service.id, service])),
  physicalStores: new Map(physicalStores.map((shop) => [shop.id, shop])),
};
const [matte, privacy, transfer] = [11, 12, 9];
const [warszawa, lublin] = [11, 18];
const priced = [matte, privacy, transfer].map((serviceId) => ({ serviceId, price: records.services.get(serviceId)?.price ?? 0 }));
const phone: OfferedAddOns = {
  warranties: warrantyOptions(warrantyPlans, { finalPrice: 150_000, categoryIds: [14] }),
  services: productServices(priced, records),
  service_shops: serviceShops(priced, records),
};
const chosen = (of: Partial<ChosenAddOns>): ChosenAddOns => ({ ...noAddOns, ...of });

describe('warranties of a product', () => {
  const pricesAt = (finalPrice: number) =>
    warrantyOptions(warrantyPlans, { finalPrice, categoryIds: [14] }).map(({ id, price }) => [id, price]);

  it.each([
    ['below the least price', 19_899, []],
    [
      'at it',
      19_900,
      [
        [1, 4_900],
        [2, 7_900],
      ],
    ],
    [
      'at the end of a band',
      50_000,
      [
        [1, 4_900],
        [2, 7_900],
        [4, 15_900],
      ],
    ],
    [
      'one grosz above it',
      50_001,
      [
        [1, 7_900],
        [2, 11_900],
        [4, 15_900],
      ],
    ],
    ['above the last band', 5_000_001, []],
  ])('cost by the value of one piece: %s', (_, price, expected) => {
    expect(pricesAt(price)).toEqual(expected);
  });

  it('a plan for some categories is offered in what lies below them alone', () => {
    const damage = warrantyPlans.find(({ id }) => id === 3);
    const [category = 0] = damage?.categoryIds ?? [];
    const idsIn = (categoryIds: readonly number[]) =>
      warrantyOptions(warrantyPlans, { finalPrice: 100_000, categoryIds }).map(({ id }) => id);
    expect(idsIn([2, 14, category, 240])).toContain(3);
    expect(idsIn([2, 12])).not.toContain(3);
  });
});

describe('add-ons of a line', () => {
  it('are those that were chosen and are offered, with the prices of now', () => {
    const all = chosen({
      warrantyId: 2,
      services: [
        { id: matte, optionId: warszawa },
        { id: transfer, optionId: null },
      ],
    });
    expect(addOnsOf(all, phone)).toEqual([
      { kind: 'warranty', id: 2, name: 'Gwarancja +2 lata', price: 17_900, option: null },
      {
        kind: 'service',
        id: matte,
        name: 'Montaż folii matowej na telefon',
        price: 7_900,
        option: { id: warszawa, name: 'Amperio Warszawa, Galeria Wiślana' },
      },
      { kind: 'service', id: transfer, name: 'Przeniesienie danych', price: 8_900, option: null },
    ]);
    expect(
      addOnsOf(
        chosen({
          warrantyId: 99,
          services: [
            { id: 1, optionId: null },
            { id: matte, optionId: lublin },
          ],
        }),
        phone,
      ),
    ).toEqual([]);
  });

  it('a protector is fitted in a shop that does so, and a service without shops takes none', () => {
    expect(serviceRefusal({ id: matte, optionId: warszawa }, phone)).toBeUndefined();
    expect(serviceRefusal({ id: matte, optionId: null }, phone)).toEqual({ reason: 'wrong_service_option' });
    expect(serviceRefusal({ id: matte, optionId: lublin }, phone)).toEqual({ reason: 'wrong_service_option' });
    expect(serviceRefusal({ id: transfer, optionId: warszawa }, phone)).toEqual({ reason: 'wrong_service_option' });
    expect(serviceRefusal({ id: 1, optionId: null }, phone)).toEqual({ reason: 'service_not_offered' });
    expect(warrantyRefusal(99, phone)).toEqual({ reason: 'warranty_not_offered' });
  });

  it('a screen has one protector: the other finish goes when one comes, and nobody buys both at once', () => {
    expect(excludedBy(matte, phone)).toEqual([privacy]);
    expect(excludedBy(transfer, phone)).toEqual([]);
    const service = { id: privacy, optionId: warszawa };
    const before = chosen({
      services: [
        { id: transfer, optionId: null },
        { id: matte, optionId: warszawa },
      ],
    });
    const after = changedAddOns(before, { kind: 'set-service', service, instead: excludedBy(privacy, phone) });
    expect(after.services).toEqual([{ id: transfer, optionId: null }, service]);
    const both = chosen({ services: [{ id: matte, optionId: warszawa }, service] });
    expect(addOnsRefusal(both, phone)).toEqual({ reason: 'service_not_offered' });
    expect(addOnsRefusal(chosen({ services: [service, service] }), phone)).toEqual({ reason: 'service_not_offered' });
    expect(addOnsRefusal(after, phone)).toBeUndefined();
  });

  it('a change that is made again changes nothing', () => {
    const service = { id: matte, optionId: warszawa };
    for (const change of [
      { kind: 'set-warranty', warrantyId: 2 },
      { kind: 'unset-warranty' },
      { kind: 'set-service', service, instead: [privacy] },
      { kind: 'unset-service', service: { id: matte, optionId: null } },
    ] as const) {
      const once = changedAddOns(chosen({ warrantyId: 1, services: [{ id: privacy, optionId: 12 }] }), change);
      expect(areSameAddOns(changedAddOns(once, change), once)).toBe(true);
    }
  });

  it('taking a service out of another shop than the chosen one changes nothing', () => {
    const before = chosen({ services: [{ id: matte, optionId: warszawa }] });
    expect(changedAddOns(before, { kind: 'unset-service', service: { id: matte, optionId: 12 } })).toEqual(before);
    expect(changedAddOns(before, { kind: 'unset-service', service: { id: matte, optionId: warszawa } })).toEqual(noAddOns);
  });
});

describe('carts that become one', () => {
  const row = (item_id: number, add_ons: ChosenAddOns, product_id = 7) => ({
    item_id,
    product_id,
    main_product_sku: null,
    qty: 1,
    add_ons,
    gift: null,
  });

  it('lines with the same add-ons join first, then those of the same product; each line joins one', () => {
    const insured = chosen({ warrantyId: 2 });
    const [plain, covered, other] = [row(1, noAddOns), row(2, insured), row(3, noAddOns, 8)];
    const [ownPlain, ownCovered] = [row(4, noAddOns), row(5, insured)];
    expect([...partners([covered, plain, other], [ownPlain, ownCovered])]).toEqual([
      [covered, ownCovered],
      [plain, ownPlain],
    ]);
    expect([...partners([covered], [ownPlain])]).toEqual([[covered, ownPlain]]);
    expect([...partners([plain, covered], [ownCovered])]).toEqual([[covered, ownCovered]]);
  });
});
