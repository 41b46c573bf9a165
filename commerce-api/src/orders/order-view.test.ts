import { describe, expect, it } from '@jest/globals';
import { grosze } from 'shared-contracts/money';
import type { OrderRecord } from './order-record.ts';
import { orderMail } from './order-mail.ts';
import { isHashOf, orderView, trackedView } from './order-view.ts';
import { pathsIn } from './product-paths.ts';

const storeUrls = new Map([['amperio', 'https://sklep.example']]);
const sellsNothing = { index: { isSoldIn: () => false }, storeUrls };
const own = pathsIn(sellsNothing, { code: 'amperio' });

const address = {
  firstname: 'Ola',
  lastname: 'Nowak',
  company: null,
  vat_id: null,
  street: ['ul. Lipowa 12/4'],
  postcode: '30-702',
  city: 'Kraków',
  country_id: 'PL',
  telephone: '600 100 200',
  email: 'ola@example.com',
};

const order: OrderRecord = {
  id: 100_001,
  number: '100100001',
  hash: 'a-secret',
  store_code: 'amperio',
  customer_id: null,
  email: 'ola@example.com',
  status: 'pending_payment',
  payment_method: 'banktransfer',
  payment_status: 'pending',
  payment_review: null,
  is_mail_held: false,
  voucher_amount: 0,
  shipping_method: 'inpost',
  grand_total: 11_298,
  placed_at: new Date('2026-11-20T10:00:00Z'),
  document: {
    items: [
      {
        productId: 7,
        sku: '1234567',
        name: 'Czajnik',
        requestPath: '/czajnik.html',
        thumbnail: '/media/catalog/7/front',
        qty: 2,
        price: grosze(5000),
        rowTotal: grosze(10_000),
        couponShare: grosze(0),
      },
    ],
    totals: {
      subtotal: grosze(12_000),
      discount: grosze(2000),
      couponDiscount: grosze(0),
      shipping: grosze(1298),
      paymentFee: grosze(0),
      grandTotal: grosze(11_298),
    },
    coupon: null,
    payment: {
      title: 'Przelew tradycyjny',
      group: null,
      bankTransfer: { accountNumber: '10105000997603123456789123', bank: 'Bank Rzeczny S.A.', owner: 'Amperio Sp. z o.o.' },
      agreementIds: [1],
    },
    shipping: { title: 'Kurier InPost', deliveryFrom: '2026-11-24', deliveryTo: '2026-11-26', pickupPoint: null, trackingNumber: null },
    billing: address,
    delivery: null,
    isVirtual: false,
    withInvoice: false,
    analyticsIds: {},
    account: null,
  },
};

const now = new Date('2026-11-26T12:00:00Z');

describe('[J-41] an order that is read', () => {
  const view = orderView(
    { order, events: [{ event: 'placed', at: order.placed_at }], refunds: [], giftCards: [], invoices: [], parcel: [] },
    own,
    now,
  );

  it('[J-85] leads to products where they are sold: here, or in the store in which they were bought', () => {
    const pathsOf = (pathOf: typeof own) =>
      orderView({ order, events: [], refunds: [], giftCards: [], invoices: [], parcel: [] }, pathOf, now).items.map(
        ({ request_path }) => request_path,
      );
    expect(pathsOf(own)).toEqual(['/czajnik.html']);
    expect(pathsOf(pathsIn(sellsNothing, { code: 'amperio_pro' }))).toEqual(['https://sklep.example/czajnik.html']);
    expect(pathsOf(pathsIn({ index: { isSoldIn: () => true }, storeUrls }, { code: 'amperio_pro' }))).toEqual(['/czajnik.html']);
  });

  it('names what to write on a bank transfer', () => {
    expect(view.payment).toMatchObject({ can_pay: false, bank_transfer: { title: '100100001', account_number: expect.any(String) } });
  });

  it('can be paid again at a gateway until it is paid or cancelled', () => {
    const online = { ...order, payment_method: 'tpay_blik' };
    expect(
      orderView(
        { order: { ...online, payment_status: 'failed' }, events: [], refunds: [], giftCards: [], invoices: [], parcel: [] },
        own,
        now,
      ).payment.can_pay,
    ).toBe(true);
    expect(
      orderView(
        {
          order: { ...online, payment_status: 'paid', status: 'processing' },
          events: [],
          refunds: [],
          giftCards: [],
          invoices: [],
          parcel: [],
        },
        own,
        now,
      ).payment.can_pay,
    ).toBe(false);
    expect(
      orderView({ order: { ...online, status: 'cancelled' }, events: [], refunds: [], giftCards: [], invoices: [], parcel: [] }, own, now)
        .payment.can_pay,
    ).toBe(false);
  });

  it('tracked by number and e-mail it gives away neither street, telephone nor hash', () => {
    const tracked = trackedView(view);
    expect(tracked).toMatchObject({ hash: '', billing_address: { street: ['•••'], telephone: '••• ••• 200', city: 'Kraków' } });
    expect(JSON.stringify(tracked)).not.toMatch(/Lipowa|600 100|a-secret/);
  });

  it('only its own hash opens it', () => {
    expect([isHashOf(order, 'a-secret'), isHashOf(order, 'a-secreT'), isHashOf(order, '')]).toEqual([true, false, false]);
  });

  it('its e-mail tells what is paid, and where the goods go', () => {
    expect(orderMail({ ...order, payment_status: 'paid' })).toMatchObject({
      grandTotal: 11_298,
      bankTransfer: { title: '100100001' },
      destination: ['Ola Nowak', 'ul. Lipowa 12/4', '30-702 Kraków'],
      deliveryDate: null,
    });
  });

  it('[J-122] before it is paid its e-mail has nothing that a stranger may have typed', () => {
    expect(orderMail(order).destination).toEqual(['Adres podany w zamówieniu (30-702)']);
    expect(JSON.stringify(orderMail(order))).not.toMatch(/Ola|Lipowa|Kraków/);
  });
});
