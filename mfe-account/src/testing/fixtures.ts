import type { OwnQuestion } from '../own-writing/OwnQuestions.tsx';
import type { OwnReview } from '../own-writing/own-review.ts';
import type { Customer, CustomerAddress, CustomerSession, Order, OrderSummary, Passkey } from 'shared-contracts/rest';

export const home: CustomerAddress = {
  id: 7,
  firstname: 'Jan',
  lastname: 'Kowalski',
  company: null,
  vat_id: null,
  street: ['ul. Lipowa 12/4'],
  postcode: '30-702',
  city: 'Kraków',
  country_id: 'PL',
  telephone: '600 100 200',
  default_billing: true,
  default_shipping: true,
};

export const office: CustomerAddress = {
  ...home,
  id: 8,
  firstname: '-',
  lastname: '-',
  company: 'Kowalski Sp. z o.o.',
  vat_id: '5250000009',
  street: ['ul. Biurowa 1'],
  default_billing: false,
  default_shipping: false,
};

export const jan: Customer = {
  id: 1,
  email: 'jan.kowalski@example.com',
  firstname: 'Jan',
  lastname: 'Kowalski',
  dob: '1985-04-12',
  addresses: [home],
  extension_attributes: { amperio_plus: false, amperio_plus_allowed: false, neoportal_user_id: null },
};

export const sessions: CustomerSession[] = [
  {
    id: '11111111-1111-4111-8111-111111111111',
    browser: 'Chrome',
    system: 'Windows',
    method: 'password',
    created_at: '2026-11-20T10:00:00.000Z',
    last_used_at: '2026-11-22T11:00:00.000Z',
    is_current: true,
  },
  {
    id: '22222222-2222-4222-8222-222222222222',
    browser: 'Safari',
    system: 'iOS',
    method: 'passkey',
    created_at: '2026-11-02T18:30:00.000Z',
    last_used_at: '2026-11-21T20:05:00.000Z',
    is_current: false,
  },
  {
    id: '33333333-3333-4333-8333-333333333333',
    browser: null,
    system: null,
    method: 'password',
    created_at: '2026-10-30T07:00:00.000Z',
    last_used_at: '2026-10-30T07:10:00.000Z',
    is_current: false,
  },
];

export const passkey: Passkey = {
  id: '44444444-4444-4444-8444-444444444444',
  name: 'Chrome, Windows',
  host: 'localhost',
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: null,
};

export const order: Order = {
  order_id: 1,
  number: 'A100001',
  hash: 'h4sh',
  placed_at: '2026-11-20T10:00:00.000Z',
  status: 'pending_payment',
  timeline: [{ event: 'placed', at: '2026-11-20T10:00:00.000Z' }],
  email: 'jan.kowalski@example.com',
  items: [
    {
      sku: 'PRALKA-1',
      product_id: 1,
      name: 'Pralka Bosch',
      request_path: '/pralka-bosch.html',
      thumbnail: '/media/catalog/1/front',
      qty: 1,
      price: 189_900,
      row_total: 189_900,
      add_ons: [{ kind: 'warranty', id: 2, name: 'Gwarancja +2 lata', price: 17_900, row_total: 17_900, option: null }],
    },
    {
      sku: 'KABEL-2',
      product_id: 2,
      name: 'Kabel USB-C',
      request_path: '/kabel-usb-c.html',
      thumbnail: '/media/catalog/2/front',
      qty: 2,
      price: 2_500,
      row_total: 5_000,
      add_ons: [],
    },
  ],
  item_count: 3,
  totals: {
    subtotal: 204_900,
    discount: 10_000,
    coupon_discount: 5_000,
    add_ons: 17_900,
    shipping: 1_999,
    payment_fee: 0,
    grand_total: 209_799,
  },
  coupon: 'JESIEN',
  payment: {
    method: 'banktransfer',
    title: 'Przelew tradycyjny',
    status: 'pending',
    can_pay: true,
    bank_transfer: { account_number: '61109010140000071219812874', bank: 'Bank Testowy', owner: 'Amperio Sp. z o.o.', title: 'A100001' },
  },
  shipping: {
    method_code: 'dpd',
    method_title: 'Kurier DPD',
    amount: 1_999,
    delivery_from: '2031-11-25',
    delivery_to: '2031-11-26',
    collection_hour: null,
    delivery_hours: null,
    pickup_point: null,
    tracking_number: null,
  },
  billing_address: { ...home, email: null },
  shipping_address: null,
  with_invoice: false,
};

export const summaryOf = ({ number, hash, placed_at, status, payment, totals, item_count, items }: Order): OrderSummary => ({
  number,
  hash,
  placed_at,
  status,
  payment_status: payment.status,
  can_pay: payment.can_pay,
  grand_total: totals.grand_total,
  item_count,
  items: items.map(({ name, thumbnail, request_path, qty }) => ({ name, thumbnail, request_path, qty })),
});

/** What the link of an e-mail about a question opens. */
export const writtenQuestion = {
  kind: 'question',
  state: 'open',
  product_name: 'Pralka Lumena WT-101',
  request_path: '/pralka-lumena-wt-101.html',
} as const;

/** A complaint as its number tells it. */
export const complaint = {
  complaintNumber: 'RMA-7K3QF-M2X9D',
  state: 'answered' as const,
  submitted_at: '2026-11-20T09:00:00.000Z',
  answer_by: '2026-12-04',
  product_name: 'Czajnik Lumena',
  demand: 'repair' as const,
  timeline: [
    { state: 'submitted' as const, at: '2026-11-20T09:00:00.000Z', message: '' },
    { state: 'answered' as const, at: '2026-11-21T10:30:00.000Z', message: 'Prosimy o zdjęcie tabliczki.' },
  ],
  is_proven: true,
  messages: [],
  pickup: {
    day: '2026-11-30',
    shipment: 'KUR123456789012',
    collected_at: null,
    days: ['2026-11-30', '2026-12-01'],
  },
};

/** The same for whoever knows its number alone (J-287). */
export const unprovenComplaint = {
  ...complaint,
  timeline: complaint.timeline.map((event) => ({ ...event, message: '' })),
  is_proven: false,
};

/** Shops that a seller chooses from. */
export const shops = [
  { id: 11, name: 'Amperio Warszawa, Galeria Wiślana', city: 'Warszawa', street: 'ul. Nadrzeczna 24' },
  { id: 12, name: 'Amperio Kraków, Pasaż Lipowy', city: 'Kraków', street: 'ul. Lipowa 9' },
];

/** Where the pieces of a product lie. */
export const sellersProduct = {
  product_id: 10,
  sku: 'S10',
  name: 'Czajnik Lumena',
  catalog_price: 19900,
  final_price: 17900,
  central_qty: 40,
  stores: [
    { store_id: 11, name: 'Amperio Warszawa, Galeria Wiślana', city: 'Warszawa', qty: 3 },
    { store_id: 12, name: 'Amperio Kraków, Pasaż Lipowy', city: 'Kraków', qty: 0 },
  ],
};

/** An order of three kettles, of which one was withdrawn from, and a licence that has been sent (J-198). */
export const withdrawable = {
  number: 'A100001',
  placed_at: '2026-11-10T09:00:00.000Z',
  closed: null,
  last_day: '2026-12-14',
  days: 30,
  is_paid: true,
  asks_account: true,
  seen: 1,
  delivery: 0,
  lines: [
    {
      line: 0,
      sku: 'S10',
      name: 'Czajnik Lumena',
      thumbnail: '/media/czajnik',
      qty: 3,
      left: 2,
      add_ons: ['Gwarancja 3 lata'],
      excluded: null,
      condition: null,
      amounts: [9333, 18_667],
    },
    {
      line: 1,
      sku: 'S11',
      name: 'Pakiet biurowy',
      thumbnail: '/media/pakiet',
      qty: 1,
      left: 1,
      add_ons: [],
      excluded: 'digital' as const,
      condition: null,
      amounts: [19_900],
    },
  ],
  earlier: [{ number: 'ODS-22222-33333', submitted_at: '2026-11-20T09:00:00.000Z', state: 'submitted' as const }],
};

/** A withdrawal as its number tells it (J-199). */
export const withdrawal = {
  number: 'ODS-7K3QF-M2X9D',
  order_number: 'A100001',
  state: 'received' as const,
  submitted_at: '2026-11-21T09:00:00.000Z',
  send_back_by: '2026-12-05',
  return_way: 'label' as const,
  lines: [{ name: 'Czajnik Lumena', qty: 1, amount: 9333 }],
  goods: 9333,
  delivery: 0,
  voucher: 0,
  refund: 9333,
  timeline: [
    { state: 'submitted' as const, at: '2026-11-21T09:00:00.000Z' },
    { state: 'received' as const, at: '2026-11-23T09:00:00.000Z' },
  ],
};

/** The same order of large goods that a courier collects (J-335). */
export const largeWithdrawable = {
  ...withdrawable,
  pickup_days: ['2026-11-24', '2026-11-25'],
  lines: withdrawable.lines.map((line) => ({ ...line, is_large: line.line === 0 })),
};

/** How a courier collects large goods of a withdrawal (J-335). */
export const largePickup = { day: null, shipment: null, collected_at: null, days: largeWithdrawable.pickup_days };

/** A withdrawal of large goods that a courier has still to collect (J-335). */
export const largeWithdrawal = {
  ...withdrawal,
  state: 'submitted' as const,
  timeline: withdrawal.timeline.slice(0, 1),
  pickup: largePickup,
};

/** Consents as the account shows them (J-244). */
export const consents = {
  is_email_confirmed: true,
  newsletter: [
    { store_code: 'amperio_pro', store_name: 'Amperio Pro', event: 'ended' as const, at: '2026-11-20T09:00:00.000Z' },
    { store_code: 'amperio', store_name: 'Amperio', event: 'confirmed' as const, at: '2026-10-02T09:00:00.000Z' },
    { store_code: 'amperio', store_name: 'Amperio', event: 'asked' as const, at: '2026-10-01T09:00:00.000Z' },
  ],
  shop_reviews: [{ id: 4, number: 'A100001', state: 'published' as const, consented_at: '2026-11-03T09:00:00.000Z', withdrawn_at: null }],
};
export const cookieDecisions = [
  {
    analytics: true,
    functional: true,
    marketing: false,
    text_version: '1',
    language: 'pl' as const,
    store_code: 'amperio',
    decided_at: '2026-11-01T09:00:00.000Z',
  },
];

/** Everything that the shop keeps of Jan (J-240). */
export const exported = {
  made_at: '2026-11-24T09:00:00.000Z',
  profile: { email: 'jan@example.com' },
  addresses: [],
  sessions: [],
  passkeys: [],
  orders: [{ number: 'A100001' }],
  withdrawals: [],
  complaints: [],
  surveys: [],
  reviews: [],
  questions: [],
  lists: [],
  carts: [],
  cart_reminders: [],
  reminders: [],
  reservations: [],
  messages: [],
  consents: { newsletter: [], subscriptions: [], cookies: [] },
};

const written = {
  product: { name: 'Czajnik Lumena', request_path: '/czajnik.html', thumbnail: '/media/catalog/10/front' },
  written_at: '2026-11-20T10:00:00.000Z',
  reason: null,
};

export const ownReview: OwnReview = {
  ...written,
  id: 7,
  state: 'published',
  vote: 4,
  title: 'Polecam',
  text: 'Cichy i szybki.',
  photos: 2,
  shop_answer: 'Dziękujemy!',
};

export const ownQuestions: OwnQuestion[] = [
  { ...written, id: 3, state: 'published', question: 'Czy ma filtr?', answer: 'Tak, wyjmowany.', answered_by: 'Doradca Amperio' },
  { ...written, id: 2, state: 'published', question: 'Jaki ma kabel?', answer: null, answered_by: null },
  { ...written, id: 1, state: 'unconfirmed', question: 'Ile waży?', answer: null, answered_by: null },
];
