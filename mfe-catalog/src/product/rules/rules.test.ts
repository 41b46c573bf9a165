import { describe, expect, test } from '@jest/globals';
import { pageProduct } from '../../testing/fixtures.ts';
import { productJsonLd } from '../product-json-ld.ts';
import { galleryPictures } from './gallery-pictures.ts';
import { keyFeatures } from './key-features.ts';
import { soonestOf } from './delivery-ways.ts';
import { clockText, frameAt } from './film.ts';
import { canBuy, purchaseOf } from './purchase.ts';
import { shockStock } from './shock-price.ts';
import { variantAxes } from './variant-axes.ts';
import { MAX_SCALE, WHOLE, movedBy, zoomedAt } from './zoom.ts';
import { creditAfter } from '../instalments/down-payment.ts';
import { zloty } from 'shared-contracts/testing/money';

const facts = {
  is_sales_blocked: false,
  available_only_in_store: false,
  is_preorder: false,
  is_pre_release: false,
  qty: 3,
  min_sale_qty: 1,
};

describe('the offer of a product', () => {
  test.each([
    ['[P-03] a product in stock is bought', {}, 'buy'],
    ['[P-03] a product without stock is sold out', { qty: 0 }, 'sold-out'],
    ['[P-03] less stock than the smallest order is sold out', { qty: 1, min_sale_qty: 2 }, 'sold-out'],
    ['[P-03] a blocked product is not sold, whatever else is true', { is_sales_blocked: true, is_preorder: true }, 'blocked'],
    ['[P-04] a product of the shops alone has no courier buy button', { available_only_in_store: true }, 'store-only'],
    ['[P-05] a pre-order is ordered before there is stock', { is_preorder: true, qty: 0 }, 'preorder'],
    ['[P-05] a pre-release without pre-order is only shown', { is_pre_release: true }, 'blocked'],
  ] as const)('%s', (_, change, purchase) => {
    expect(purchaseOf({ ...facts, ...change })).toBe(purchase);
  });

  test('[P-03] only buying and pre-ordering have a button', () => {
    expect((['buy', 'preorder', 'store-only', 'blocked', 'sold-out'] as const).map(canBuy)).toEqual([true, true, false, false, false]);
  });
});

describe('the gallery', () => {
  test('[P-08] the JSON list is read; a picture without words is called by the product', () => {
    const gallery = JSON.stringify([{ url: '/a', alt: 'Przód', view: 'front' }, { url: '/b' }]);
    expect(galleryPictures(gallery, '/t', 'Pralka')).toEqual([
      { url: '/a', alt: 'Przód' },
      { url: '/b', alt: 'Pralka' },
    ]);
  });

  test.each([['[]'], ['{'], ['{"url":"/a"}'], ['[1]']])('[P-08] a broken or empty list (%s) falls back to the thumbnail', (gallery) => {
    expect(galleryPictures(gallery, '/t', 'Pralka')).toEqual([{ url: '/t', alt: 'Pralka' }]);
  });
});

const variant = (path: string, kolor: string, pamiec: string, { is_current = false, is_sales_blocked = false } = {}) => ({
  is_current,
  axes: [
    { code: 'kolor', label: 'Kolor', value: kolor, swatch: '#000' },
    { code: 'pamiec', label: 'Pamięć', value: pamiec, swatch: null },
  ],
  product: { id: 1, request_path: path, availability: 1, is_sales_blocked },
});

describe('variants', () => {
  const members = [
    variant('/czarny-128.html', 'czarny', '128 GB', { is_current: true }),
    variant('/czarny-256.html', 'czarny', '256 GB'),
    variant('/bialy-256.html', 'biały', '256 GB', { is_sales_blocked: true }),
    variant('/bialy-128.html', 'biały', '128 GB'),
  ];

  test('[P-16] every value leads to the sibling that changes nothing else', () => {
    const [colour, memory] = variantAxes(members);
    expect(colour?.choices.map(({ value, path, current }) => [value, path, current])).toEqual([
      ['czarny', '/czarny-128.html', true],
      ['biały', '/bialy-128.html', false],
    ]);
    expect(memory?.choices.map(({ path }) => path)).toEqual(['/czarny-128.html', '/czarny-256.html']);
  });

  test('[P-16] a value that no sibling has together with the rest leads to the nearest one', () => {
    const [colour] = variantAxes([members[0], members[2]].flatMap((member) => (member ? [member] : [])));
    expect(colour?.choices[1]).toMatchObject({ path: '/bialy-256.html', unavailable: true });
  });

  test('[P-16] an axis with one value, or a product without variants, offers nothing', () => {
    expect(variantAxes(members.slice(0, 2)).map(({ code }) => code)).toEqual(['pamiec']);
    expect(variantAxes([])).toEqual([]);
  });
});

describe('structured data', () => {
  test('[P-02] [P-10] tell price, availability and rating as machines read them', () => {
    expect(productJsonLd(pageProduct(), null, 'https://amperio.example')).toMatchObject({
      url: 'https://amperio.example/wislotech-wt-101.html',
      offers: { price: '1799.00', priceCurrency: 'PLN', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: '4.8', reviewCount: 312 },
    });
  });

  test('[P-03] a reduction is told from the lowest price of thirty days, as the page crosses it out', () => {
    const priceOf = (lowest: number | null) =>
      productJsonLd(pageProduct({ final_price: zloty(1799), omnibus_price: lowest === null ? null : zloty(lowest) }), null, '');
    expect(priceOf(1999)).toMatchObject({
      offers: { priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '1999.00', priceCurrency: 'PLN' } },
    });
    for (const lowest of [null, 1799, 1500]) expect(priceOf(lowest)['offers']).not.toHaveProperty('priceSpecification');
  });

  test('[P-10] a product without reviews claims no rating', () => {
    expect(productJsonLd(pageProduct({ review_count: 0 }), null, '')).not.toHaveProperty('aggregateRating');
  });
});

describe('other rules of the page', () => {
  test('[P-14] a shock price shows how much of it is left', () => {
    expect(shockStock({ is_shockprice: true, stock_used: 30, stock_left: 10 })).toEqual({ left: 10, total: 40 });
    expect(shockStock({ is_shockprice: true, stock_used: null, stock_left: null })).toBeNull();
    expect(shockStock({ is_shockprice: false, stock_used: 1, stock_left: 1 })).toBeNull();
    expect(shockStock(null)).toBeNull();
  });

  test('[J-168] of ways of a kind the soonest is shown, of equally soon ones the cheapest', () => {
    const ways = [
      { kind: 'courier', day: '2026-11-26', amount: 1699 },
      { kind: 'pickup-point', day: '2026-11-25', amount: 999 },
      { kind: 'courier', day: '2026-11-26', amount: 1499 },
      { kind: 'courier', day: '2026-11-27', amount: 0 },
    ];
    expect(soonestOf(ways, ['courier', 'large'])).toBe(ways[2]);
    expect(soonestOf(ways, ['large'])).toBeNull();
  });

  test('[P-11] key features are the first short ones of the technical data', () => {
    const feature = (feature_id: number, value: string) => ({
      feature_id,
      name: `f${feature_id}`,
      value,
      has_description: false,
      description: null,
    });
    const groups = [
      {
        group_id: 1,
        name: 'g',
        features: [feature(1, '8 kg'), feature(2, 'x'.repeat(60)), ...Array.from({ length: 10 }, (_, at) => feature(at + 3, 'tak'))],
      },
    ];
    expect(keyFeatures(groups).map(({ feature_id }) => feature_id)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('[P-08] [J-176] a film', () => {
  const film = { duration_seconds: 40, captions: ['Cicha', 'Oszczędna', 'Pojemna', 'Prosta'] };

  test.each([
    [0, 0, 'Cicha'],
    [9.9, 0, 'Cicha'],
    [10, 1, 'Oszczędna'],
    [25, 2, 'Pojemna'],
    [39, 0, 'Prosta'],
    [400, 0, 'Prosta'],
  ])('at %d s shows picture %d of three with "%s"', (seconds, picture, caption) => {
    expect(frameAt(film, seconds, 3)).toEqual({ picture, caption });
  });

  test('without words shows every picture, with fewer words than pictures each word as long as its share of them', () => {
    expect([0, 15, 30].map((at) => frameAt({ ...film, captions: [] }, at, 3))).toEqual([
      { picture: 0, caption: null },
      { picture: 1, caption: null },
      { picture: 2, caption: null },
    ]);
    const two = { ...film, captions: ['Cicha', 'Prosta'] };
    expect([0, 10, 20, 30].map((at) => frameAt(two, at, 4).caption)).toEqual(['Cicha', 'Cicha', 'Prosta', 'Prosta']);
  });

  test('tells its time in minutes and seconds', () => {
    expect([0, 7.8, 65, -1].map(clockText)).toEqual(['0:00', '0:07', '1:05', '0:00']);
  });
});

describe('[J-176] an enlarged picture', () => {
  const box = { width: 400, height: 300 };

  test('keeps what lies at the point where it was', () => {
    const view = zoomedAt(WHOLE, 2, { x: 100, y: -50 }, box);
    expect(view).toEqual({ scale: 2, x: -100, y: 50 });
    // The point of the picture at (100, -50) before: 100 = x + 2 * 100.
    expect([view.x + 2 * 100, view.y + 2 * -50]).toEqual([100, -50]);
  });

  test('is never smaller than its stage nor larger than four times of it, and its edges stay outside', () => {
    expect(zoomedAt({ scale: 2, x: 150, y: 0 }, 0.1, { x: 0, y: 0 }, box)).toEqual(WHOLE);
    expect(zoomedAt(WHOLE, 99, { x: 0, y: 0 }, box).scale).toBe(MAX_SCALE);
    expect(movedBy(WHOLE, { x: 50, y: 50 }, box)).toEqual(WHOLE);
    expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, box)).toEqual({ scale: 2, x: 200, y: -150 });
  });
});

describe('[J-178] what remains to be paid in instalments', () => {
  test.each([
    ['', zloty(1799)],
    ['500', zloty(1299)],
    ['1 000,50 zł', zloty(798.5)],
    ['1799', null],
    ['2000', null],
    ['dużo', null],
    ['-5', null],
  ])('after "%s"', (typed, credit) => expect(creditAfter(zloty(1799), typed)).toBe(credit));
});
