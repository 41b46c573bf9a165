import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shippingMethods } from '../demo/catalogue/content/shipping-methods.ts';
import { physicalStores, warehouses } from '../demo/catalogue/content/shops.ts';
import { DayBook } from './day-book.ts';
import { fitsGoods, fitsParcel, onlyInShops } from './goods.ts';
import type { PromisedGoods } from './goods.ts';
import { momentOf } from './moment.ts';
import { methodsIn, networkOf } from './network.ts';
import { anywhere, parsePlace } from './place.ts';
import { parcelsFreeFrom } from './price.ts';
import { promiseOf } from './promise.ts';
import { isWorkingDay, polishDay } from './working-days.ts';

const network = networkOf(shippingMethods, physicalStores, warehouses);
const methods = methodsIn(network, 'amperio');

const small: PromisedGoods = {
  qty: 1,
  availability: 7,
  shippingFromDate: null,
  weightGrams: 1500,
  blockCourierShipping: false,
  excludeShippingMethods: ['electronic', 'geis', 'neocourier'],
  stock: new Map([[1, 9]]),
  sale: { isSoldWithoutStock: false },
};
const couriers = ['paczkomaty', 'inpost', 'dpd', 'dhl', 'gls', 'ups', 'fedex', 'pocztex'];
const large: PromisedGoods = {
  ...small,
  weightGrams: 70_000,
  blockCourierShipping: true,
  excludeShippingMethods: ['electronic', ...couriers],
};
const inShop: PromisedGoods = {
  ...small,
  stock: new Map([
    [1, 9],
    [11, 3],
    [17, 1],
  ]),
};

interface Asked {
  readonly at: string;
  readonly total?: number;
  readonly postcode?: string;
  readonly shopId?: number;
}

const promised = (goods: PromisedGoods, { at, total = 10_000, postcode, shopId }: Asked) =>
  promiseOf(methods, {
    goods: [goods],
    total,
    days: new DayBook(momentOf(new Date(at)), postcode ?? null),
    shopId: shopId ?? null,
    network,
  });
const said = (goods: PromisedGoods, asked: Asked) => {
  const { best } = promised(goods, asked);
  return best && [best.method.code, best.price, ...best.days];
};

// 24 November 2026 is a Tuesday; in Poland it is an hour later than in UTC.
const tuesdayNoon = '2026-11-24T11:00:00Z';

describe('[J-167] what is promised of goods', () => {
  it.each<[string, PromisedGoods, Asked, readonly unknown[] | null]>([
    [
      'a parcel: a day to get it ready, a day on the road, the cheapest of the soonest',
      small,
      { at: tuesdayNoon },
      ['pickuppointorlen', 999, '2026-11-26', '2026-11-28'],
    ],
    ['the same after the cut-off', small, { at: '2026-11-24T15:00:00Z' }, ['pickuppointorlen', 999, '2026-11-27', '2026-11-30']],
    ['free from its threshold on', small, { at: tuesdayNoon, total: 19_900 }, ['paczkomaty', 0, '2026-11-26', '2026-11-27']],
    ['a grosz below it', small, { at: tuesdayNoon, total: 19_899 }, ['pickuppointorlen', 999, '2026-11-26', '2026-11-28']],
    [
      'what is slower by its code',
      { ...small, availability: 2 },
      { at: tuesdayNoon },
      ['pickuppointorlen', 999, '2026-11-28', '2026-12-08'],
    ],
    ['something large', large, { at: tuesdayNoon, total: 19_900 }, ['neocourier', 4900, '2026-11-27', '2026-12-01']],
    ['something large after the lorries’ cut-off', large, { at: '2026-11-24T13:00:00Z' }, ['neocourier', 4900, '2026-11-28', '2026-12-02']],
    ['something large is free from 1,999 zł on', large, { at: tuesdayNoon, total: 199_900 }, ['neocourier', 0, '2026-11-27', '2026-12-01']],
    ['something large, far away', large, { at: tuesdayNoon, postcode: '80-837' }, ['neocourier', 4900, '2026-11-28', '2026-12-02']],
    ['a parcel to the mountains', small, { at: tuesdayNoon, postcode: '38-700' }, ['pickuppointorlen', 999, '2026-11-27', '2026-11-30']],
    ['over Christmas', small, { at: '2026-12-23T11:00:00Z' }, ['pickuppointorlen', 999, '2026-12-29', '2026-12-31']],
    ['over Easter', small, { at: '2026-04-03T10:00:00Z' }, ['pickuppointorlen', 999, '2026-04-07', '2026-04-09']],
    ['over Corpus Christi', small, { at: '2026-06-03T10:00:00Z' }, ['pickuppointorlen', 999, '2026-06-06', '2026-06-09']],
    [
      'what shops alone have has to come to the warehouse first',
      { ...small, stock: new Map([[12, 2]]) },
      { at: tuesdayNoon },
      ['pickuppointorlen', 999, '2026-11-27', '2026-11-30'],
    ],
    [
      'a pre-order: from its day on',
      { ...small, availability: 11, shippingFromDate: '2026-12-10', stock: new Map(), sale: { isSoldWithoutStock: true } },
      { at: tuesdayNoon },
      ['pickuppointorlen', 999, '2026-12-11', '2026-12-14'],
    ],
    ['a code comes today', { ...small, excludeShippingMethods: [] }, { at: tuesdayNoon }, ['electronic', 0, '2026-11-24', '2026-11-24']],
    ['what lies in shops alone is not sent', { ...small, availability: 12 }, { at: tuesdayNoon }, null],
  ])('%s', (_, goods, asked, expected) => expect(said(goods, asked)).toEqual(expected));

  it('on Saturdays only those come that drive then', () => {
    const { ways } = promised(small, { at: '2026-11-26T11:00:00Z' });
    const dayOf = (code: string) => ways.find(({ method }) => method.code === code)?.days[0];
    expect([dayOf('inpost'), dayOf('dhl')]).toEqual(['2026-11-28', '2026-11-30']);
  });

  it('[P-17] what a product excludes and what is too heavy is no way', () => {
    const codes = (goods: PromisedGoods) => promised(goods, { at: tuesdayNoon }).ways.map(({ method }) => method.code);
    expect(codes(large)).toEqual(['neocourier', 'geis']);
    expect(codes({ ...small, excludeShippingMethods: ['electronic', 'geis', 'neocourier', 'dpd'] })).not.toContain('dpd');
    expect(codes({ ...small, weightGrams: 26_000 })).not.toContain('paczkomaty');
  });

  it('the threshold is that of what is bought: 199 zł for parcels, 1,999 zł for large goods', () => {
    expect([promised(small, { at: tuesdayNoon }).freeFrom, promised(large, { at: tuesdayNoon }).freeFrom]).toEqual([19_900, 199_900]);
    expect(parcelsFreeFrom(network, 'amperio')).toBe(19_900);
  });
});

describe('[J-167] where goods can be collected', () => {
  const collected = (goods: PromisedGoods, asked: Asked) => {
    const { collection } = promised(goods, asked);
    return collection && [collection.shop.place, collection.days[0], collection.hour, collection.pieces];
  };

  it.each<[string, PromisedGoods, Asked, readonly unknown[] | null]>([
    ['today, two hours after this one', inShop, { at: '2026-11-24T13:20:00Z' }, ['Galeria Wiślana', '2026-11-24', 17, 3]],
    ['two hours after the shop opens', inShop, { at: '2026-11-24T05:00:00Z' }, ['Galeria Wiślana', '2026-11-24', 11, 3]],
    ['too late for today', inShop, { at: '2026-11-24T18:00:00Z' }, ['Galeria Wiślana', '2026-11-25', 11, 3]],
    ['not on a Sunday', inShop, { at: '2026-11-22T11:00:00Z' }, ['Galeria Wiślana', '2026-11-23', 11, 3]],
    ['in a shop that needs a day', inShop, { at: tuesdayNoon, shopId: 17 }, ['Rynek 7', '2026-11-25', 12, 1]],
    ['brought to the chosen shop', inShop, { at: tuesdayNoon, shopId: 12 }, ['Pasaż Lipowy', '2026-11-26', null, 0]],
    ['what lies in other shops alone is not brought', { ...inShop, availability: 12 }, { at: tuesdayNoon, shopId: 12 }, null],
  ])('%s', (_, goods, asked, expected) => expect(collected(goods, asked)).toEqual(expected));

  it('tells in how many shops it can be collected that day', () => {
    expect(
      promised(
        {
          ...inShop,
          stock: new Map([
            [11, 3],
            [12, 1],
            [17, 1],
          ]),
        },
        { at: tuesdayNoon },
      ).shopsThatDay,
    ).toBe(2);
  });

  it.each([
    ['30-702/12', { postcode: '30-702', shopId: 12 }],
    ['/12', { postcode: null, shopId: 12 }],
    ['30-702/', { postcode: '30-702', shopId: null }],
    ['30702/12', anywhere],
    [undefined, anywhere],
  ])('[J-169] the place of a call: %s', (header, place) => expect(parsePlace(header)).toEqual(place));
});

const hourMs = 3_600_000;
const start = Date.parse('2025-01-01T00:00:00Z');
const moments = fc.integer({ min: 0, max: 3 * 366 * 24 * 60 }).map((minutes) => start + minutes * 60_000);
const someGoods: fc.Arbitrary<PromisedGoods> = fc
  .record({
    availability: fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15),
    isLarge: fc.boolean(),
    warehouses: fc.subarray([1, 11, 12, 16, 17, 18]),
    later: fc.option(fc.integer({ min: 0, max: 3 * 366 })),
  })
  .map(({ availability, isLarge, warehouses: ids, later }) => ({
    ...(isLarge ? large : small),
    availability,
    stock: new Map(ids.map((id) => [id, 2])),
    shippingFromDate: later === null ? null : polishDay(new Date(start + later * 24 * hourMs)),
  }));
const postcodes = fc.constantFrom(undefined, '00-412', '38-700', '80-837', '84-150');
const days = (goods: PromisedGoods, at: number, postcode: string | undefined) => {
  const { ways, collection } = promised(goods, { at: new Date(at).toISOString(), ...(postcode === undefined ? {} : { postcode }) });
  return { ways, collection };
};

describe('[J-167] always', () => {
  it('nothing is promised for a day that is over, for a Sunday or for a holiday, and the last day is not before the first', () => {
    fc.assert(
      fc.property(someGoods, moments, postcodes, (goods, at, postcode) => {
        const { ways, collection } = days(goods, at, postcode);
        const today = polishDay(new Date(at));
        for (const [from, to] of [...ways.map((way) => way.days), ...(collection === null ? [] : [collection.days])]) {
          expect([from >= today, to >= from, isWorkingDay(from), isWorkingDay(to)]).toEqual([true, true, true, true]);
        }
      }),
    );
  });

  it('who asks later is never promised an earlier day', () => {
    fc.assert(
      fc.property(someGoods, moments, fc.integer({ min: 0, max: 100 }), postcodes, (goods, at, hours, postcode) => {
        const [sooner, later] = [days(goods, at, postcode), days(goods, at + hours * hourMs, postcode)];
        for (const [
          index,
          {
            days: [from, to],
          },
        ] of sooner.ways.entries()) {
          const [laterFrom = '', laterTo = ''] = later.ways[index]?.days ?? [];
          expect([laterFrom >= from, laterTo >= to]).toEqual([true, true]);
        }
        if (sooner.collection !== null) expect((later.collection?.days[0] ?? '') >= sooner.collection.days[0]).toBe(true);
      }),
    );
  });

  it('the price depends on the value of the goods alone: all of it below the threshold, nothing from there on', () => {
    fc.assert(
      fc.property(someGoods, fc.integer({ min: 1, max: 500_000 }), (goods, total) => {
        for (const { method, price } of promised(goods, { at: tuesdayNoon, total }).ways) {
          expect(price).toBe(method.freeFrom !== null && total >= method.freeFrom ? 0 : method.price);
        }
      }),
    );
  });
});

it('[J-335] goods that lie in salons alone are sent by no parcel today, and are not larger for that', () => {
  const parcel = methods.find(({ code }) => code === 'inpost');
  if (parcel === undefined) throw new Error('no way of delivery by parcel');
  const shown = { ...small, availability: onlyInShops };
  expect([fitsGoods(parcel, [shown]), fitsParcel(parcel, [shown]), fitsParcel(parcel, [large])]).toEqual([false, true, false]);
});
