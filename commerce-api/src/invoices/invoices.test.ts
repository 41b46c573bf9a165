import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { grosze, vatIn } from 'shared-contracts/money';
import type { OrderDocument, OrderItem } from '../orders/order-document.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { orderView } from '../orders/order-view.ts';
import { correctionOf, reduced } from './correct.ts';
import type { InvoiceDocument, InvoicePosition } from './invoice.ts';
import { partyLines } from './party-lines.ts';
import { positionsOf } from './positions.ts';
import { proformaOf } from './proforma.ts';
import { groupRows, positionRows } from './table-rows.ts';
import { vatGroups, vatShares } from './vat.ts';

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const rates = fc.constantFrom(23, 8, 5, 0);
const amounts = fc.integer({ min: 0, max: 5_000_000 });

/** A line with add-ons, a coupon and a promotion that take no more than its goods cost. */
const items: fc.Arbitrary<OrderItem> = fc
  .record({
    qty: fc.integer({ min: 1, max: 9 }),
    price: amounts,
    off: fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 })),
    vatRate: rates,
    addOns: fc.array(fc.tuple(amounts, rates), { maxLength: 3 }),
  })
  .map(({ qty, price, off: [coupon, promotion], vatRate, addOns }) => ({
    productId: 1,
    sku: 'A1',
    name: 'Czajnik',
    requestPath: '/czajnik.html',
    thumbnail: '',
    qty,
    price: grosze(price),
    rowTotal: grosze(price * qty),
    couponShare: grosze(Math.floor((price * qty * coupon) / 100)),
    promotionShare: grosze(Math.floor((price * qty * promotion) / 100)),
    vatRate,
    addOns: addOns.map(([each, rate], id) => ({
      kind: 'service' as const,
      id,
      name: 'Montaż',
      price: grosze(each),
      rowTotal: grosze(each * qty),
      option: null,
      vatRate: rate,
    })),
  }));

const orders = fc.record({ items: fc.array(items, { minLength: 1, maxLength: 8 }), shipping: amounts, fee: amounts });
/** The parts of an order that an invoice is made of. */
const documentOf = ({
  items: lines,
  shipping,
  fee,
}: {
  readonly items: readonly OrderItem[];
  readonly shipping: number;
  readonly fee: number;
}) =>
  ({
    items: lines,
    totals: { shipping: grosze(shipping), paymentFee: grosze(fee) },
    shipping: { title: 'Kurier' },
    payment: { title: 'Za pobraniem' },
    // What else an order has no invoice reads here.
  }) as OrderDocument;

/** What the shopper pays, as the order counts it. */
const totalOf = ({
  items: lines,
  shipping,
  fee,
}: {
  readonly items: readonly OrderItem[];
  readonly shipping: number;
  readonly fee: number;
}): number =>
  shipping +
  fee +
  sumOf(
    lines.map(
      ({ rowTotal, couponShare, promotionShare = grosze(0), addOns = [] }) =>
        rowTotal - couponShare - promotionShare + sumOf(addOns.map((addOn) => addOn.rowTotal)),
    ),
  );

const grossOf = (positions: readonly InvoicePosition[]): number => sumOf(positions.map(({ gross }) => gross));

describe('[J-245] what an invoice adds up', () => {
  it('for any order, rates, reductions, add-ons and delivery: groups and positions come to its total, net and tax to gross', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const positions = positionsOf(documentOf(order));
        const groups = vatGroups(positions);
        expect(grossOf(positions)).toBe(totalOf(order));
        expect(sumOf(groups.map(({ gross }) => gross))).toBe(totalOf(order));
        for (const { net, vat, gross, rate } of groups) {
          expect(net + vat).toBe(gross);
          expect(vat).toBe(vatIn(gross, rate));
        }
        expect(sumOf(vatShares(positions))).toBe(sumOf(groups.map(({ vat }) => vat)));
        expect(positions.every(({ gross }, index) => gross >= 0 && (vatShares(positions)[index] ?? -1) <= gross)).toBe(true);
      }),
    );
  });

  it.each([
    [123_00, 23, 23_00],
    [100, 23, 19],
    [1, 23, 0],
    [3, 23, 1],
    [129_99, 8, 963],
    [500, 0, 0],
  ])('%i grosze with %i per cent hold %i of tax', (gross, rate, vat) => expect(vatIn(gross, rate)).toBe(vat));

  it('leaves out what is done for nothing, and gives delivery the rates of the goods', () => {
    const line = (vatRate: number): OrderItem => ({
      productId: 1,
      sku: 'A1',
      name: 'Czajnik',
      requestPath: '/czajnik.html',
      thumbnail: '',
      qty: 1,
      price: grosze(1000),
      rowTotal: grosze(1000),
      couponShare: grosze(0),
      vatRate,
      addOns: [{ kind: 'service', id: 4, name: 'Odbiór starego sprzętu', price: grosze(0), rowTotal: grosze(0), option: null }],
    });
    const positions = positionsOf(documentOf({ items: [line(23), line(8)], shipping: 1001, fee: 0 }));
    expect(positions.map(({ name, vatRate, gross }) => [name, vatRate, gross])).toEqual([
      ['Czajnik', 23, 1000],
      ['Czajnik', 8, 1000],
      ['Kurier', 23, 501],
      ['Kurier', 8, 500],
    ]);
  });
});

/** A line of gift cards. */
const cardsLine = (value: number, qty: number): OrderItem => ({
  productId: 2,
  sku: 'KARTA',
  name: 'Karta podarunkowa',
  requestPath: '/karta.html',
  thumbnail: '',
  qty,
  price: grosze(value),
  rowTotal: grosze(value * qty),
  couponShare: grosze(0),
  gift: { recipientEmail: 'zosia@example.org', recipientName: 'Zosia', message: '', day: '2026-11-26' },
});

describe('[J-245] a proforma of goods and gift cards', () => {
  const party = { street: 'ul. Lipowa 12', postcode: '30-702', city: 'Kraków', nip: null };
  // What else a store and an order have no proforma reads here.
  const store = { config: { legalEntity: { ...party, name: 'Amperio' } } } as unknown as Parameters<typeof proformaOf>[1];
  const person = { ...party, company: null, firstname: 'Ola', lastname: 'Nowak', street: [party.street], vat_id: null };
  /** An order that waits for its transfer; a voucher has paid a part. */
  const waiting = (order: Parameters<typeof documentOf>[0], voucher: number) =>
    ({
      id: 1,
      number: '100100001',
      status: 'pending_payment',
      payment_status: 'pending',
      grand_total: totalOf(order),
      voucher_amount: voucher,
      placed_at: new Date('2026-11-26T12:00:00Z'),
      document: {
        ...documentOf(order),
        billing: person,
        delivery: null,
        payment: { title: 'Przelew', bankTransfer: { accountNumber: '10', bank: 'Bank', owner: 'Amperio' } },
      },
    }) as unknown as OrderRecord;
  const asked = (order: OrderRecord) => {
    const { request, document } = proformaOf(order, store);
    if (request === null) throw new Error('a proforma asks for money');
    return { ...request, document, rows: positionRows(document.positions, request.cards).rows };
  };
  const toPayOf = (order: OrderRecord): number | undefined =>
    orderView({ order, events: [], refunds: [], giftCards: [], invoices: [], parcel: [] }, () => '/', order.placed_at).totals.to_pay;

  it('asks for what the page of the order asks for, and its rows come to that with what a voucher has paid', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 3 })), { maxLength: 3 });
    fc.assert(
      fc.property(orders, lines, fc.integer({ min: 0, max: 100 }), (goods, cards, share) => {
        const voucher = Math.floor((totalOf(goods) * share) / 100);
        const order = waiting({ ...goods, items: [...goods.items, ...cards.map(([value, qty]) => cardsLine(value, qty))] }, voucher);
        const { due, cards: printed, document, rows } = asked(order);
        expect(due).toBe(toPayOf(order));
        expect(document.total + sumOf(printed.map(({ gross }) => gross)) - voucher).toBe(due);
        expect(rows).toHaveLength(document.positions.length + cards.length);
      }),
    );
  });

  it('has cards outside the tax, also where there is nothing else', () => {
    const { due, document, cards, rows } = asked(waiting({ items: [cardsLine(5000, 2)], shipping: 0, fee: 0 }, 0));
    expect(due).toBe(10_000);
    expect(rows.map(([, name, qty, , , net, rate, vat]) => [name, qty, net, rate, vat])).toEqual([
      ['Karta podarunkowa\nkod KARTA\nbon różnego przeznaczenia, poza VAT', '2', '–', '–', '–'],
    ]);
    expect(groupRows(document.groups, cards).rows.map(([title, net]) => [title, net?.replaceAll(/\s/g, ' ')])).toEqual([
      ['poza VAT', '–'],
      ['Razem', '0,00 zł'],
    ]);
  });

  it('taxes what paying for cards alone costs', () => {
    const positions = positionsOf(documentOf({ items: [cardsLine(5000, 1)], shipping: 0, fee: 500 }));
    expect(positions.map(({ name, vatRate, gross }) => [name, vatRate, gross])).toEqual([['Za pobraniem', 23, 500]]);
  });
});

describe('[J-246] what a correction takes off', () => {
  const reductions = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 3 }), amounts, amounts), { maxLength: 6 });

  it('however often and whatever is paid back: no position falls below nothing, and each correction is what was paid back', () => {
    fc.assert(
      fc.property(orders, reductions, (order, steps) => {
        let positions = positionsOf(documentOf(order));
        for (const [line, qty, amount, more] of steps) {
          const before = grossOf(positions);
          positions = reduced(positions, { amount: amount + more, lines: [{ line, qty, amount }] });
          expect(before - grossOf(positions)).toBe(Math.min(before, amount + more));
          expect(positions.every(({ gross, qty: left, discount }) => gross >= 0 && left >= 0 && discount >= 0)).toBe(true);
          for (const { qty: left, unit, discount, gross } of positions) expect(left * unit - discount).toBe(gross);
        }
        expect(grossOf(reduced(positions, { amount: null, lines: [] }))).toBe(0);
      }),
    );
  });

  it('takes withdrawn goods off their line and the rest off delivery, and a price that is lowered off everything', () => {
    const position = (line: number | null, gross: number): InvoicePosition => ({
      name: 'Czajnik',
      sku: null,
      line,
      qty: 2,
      unit: grosze(gross / 2),
      discount: grosze(0),
      vatRate: 23,
      gross: grosze(gross),
    });
    const positions = [position(0, 6000), position(1, 3000), position(null, 1000)];
    const left = (after: readonly InvoicePosition[]) => after.map(({ gross, qty }) => [gross, qty]);
    expect(left(reduced(positions, { amount: 3500, lines: [{ line: 0, qty: 1, amount: 3000 }] }))).toEqual([
      [3000, 1],
      [3000, 2],
      [500, 2],
    ]);
    expect(left(reduced(positions, { amount: 1000, lines: [] }))).toEqual([
      [5400, 2],
      [2700, 2],
      [900, 2],
    ]);
  });

  it('lowers the discount with the pieces that come back; what stays with the shop of their price stays sold', () => {
    const bought = {
      name: 'Czajnik',
      sku: null,
      line: 0,
      qty: 2,
      unit: grosze(1000),
      discount: grosze(200),
      vatRate: 23,
      gross: grosze(1800),
    };
    const rowsAfter = (amount: number, qty: number) =>
      reduced([bought], { amount, lines: [{ line: 0, qty, amount }] }).map(({ qty: left, discount, gross }) => [left, discount, gross]);
    expect(rowsAfter(900, 1)).toEqual([[1, 100, 900]]);
    // Worth less when it came back: half of what one piece costs is kept.
    expect(rowsAfter(1350, 2)).toEqual([[1, 550, 450]]);
  });

  it('is of the invoice, also the second time, and begins with what the first correction has left', () => {
    const positions = positionsOf(documentOf({ items: [], shipping: 0, fee: 5000 }));
    const total = grosze(5000);
    const invoice = { kind: 'invoice', number: 'FV/1', issued_at: new Date('2026-11-20T12:00:00Z') } as const;
    // What else an invoice says is repeated as it is.
    const said = { positions, groups: vatGroups(positions), total } as unknown as InvoiceDocument;
    const first = correctionOf([{ ...invoice, document: said }], { amount: 1000, lines: [] }, 'refund');
    if (first === null) throw new Error('something is left');
    const papers = [
      { ...invoice, document: said },
      { kind: 'correction', number: 'KOR/1', issued_at: new Date('2026-11-22T12:00:00Z'), document: first },
    ] as const;
    const second = correctionOf(papers, { amount: 500, lines: [] }, 'refund');
    expect(second?.corrected).toMatchObject({ number: 'FV/1', issuedOn: '2026-11-20', total: 4000 });
    expect(second?.total).toBe(3500);
    expect(correctionOf([{ ...invoice, kind: 'receipt', document: said }], { amount: 500, lines: [] }, 'refund')).toBeNull();
  });
});

describe('the sides of a sale', () => {
  const party = { name: 'Ola Nowak', street: 'ul. Lipowa 12', postcode: '30-702', city: 'Kraków', nip: null };

  it.each([
    ['a person', party, ['ul. Lipowa 12', '30-702 Kraków']],
    ['a company', { ...party, nip: '5250000009' }, ['ul. Lipowa 12', '30-702 Kraków', 'NIP 5250000009']],
    ['who has collected the goods', { ...party, street: '', postcode: '', city: '' }, []],
  ])('[J-328] %s: nothing is printed that was not given', (_, side, lines) => expect(partyLines(side)).toEqual(lines));
});
