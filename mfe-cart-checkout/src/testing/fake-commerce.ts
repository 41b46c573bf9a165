import { zloty } from 'shared-contracts/testing/money';
import type { Cart, CartAddress, Order, PlacedOrder, PostPlaceData, TransactionStatus } from 'shared-contracts/rest';
import { calendarDays, freshCart, orderOf, points } from './checkout-fixtures.ts';

/** What a call was: `PUT /rest/V1/…/selected-payment-method`, and what it carried. */
export interface SeenCall {
  readonly call: string;
  /** Of its address, from the question mark on. */
  readonly search: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** The bodies of the checkout's calls, each of which carries one of these. */
interface SentBody {
  readonly paymentMethod: { readonly method: string; readonly additional_data?: NonNullable<Cart['payment']>['additional_data'] };
  readonly code: string;
  readonly addresses: {
    readonly billing_address: CartAddress;
    readonly shipping_address?: CartAddress | null;
    readonly with_invoice?: boolean;
    readonly without_delivery_address?: boolean;
    readonly verified?: boolean;
  };
  readonly addressInformation: { readonly shipping_method_code: string; readonly pickup_point_id?: string };
}

interface Rule {
  readonly part: string;
  readonly answer: () => Promise<Response>;
  /** The call is carried out before its answer is replaced. */
  readonly isDone: boolean;
}

export interface FakeCommerce {
  readonly fetch: typeof globalThis.fetch;
  readonly seen: readonly SeenCall[];
  cart: Cart;
  order: Order | null;
  /** Of the next order that is placed. */
  next: PlacedOrder['payment']['next'];
  transaction: TransactionStatus;
  lease: { readonly available: boolean; readonly reason: string | null; readonly needs_company: boolean };
  postPlace: Partial<PostPlaceData>;
  /** The next call whose name has this part is refused. */
  refuse(part: string, status: number, body: object): void;
  /** The next such call is answered with this. */
  answer(part: string, body: object): void;
  /** The answer of the next such call gets lost; the call itself is handled by default. */
  lose(part: string, isDone?: boolean): void;
  /** Such calls wait until the returned function is called. */
  hold(part: string): () => void;
  /** Of all calls whose name has this part. */
  calls(part: string): readonly SeenCall[];
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A commerce server in memory that keeps the contract of the checkout's calls, as far as the pages rely on it. */
export function createFakeCommerce(cart: Cart = freshCart): FakeCommerce {
  const seen: SeenCall[] = [];
  const rules: Rule[] = [];
  const gates: { readonly part: string; readonly gate: Promise<void> }[] = [];
  const keys = new Map<string, PlacedOrder>();

  /** Sums anew, as the server does after every change. */
  const answerCart = (change: Partial<Cart> = {}): Response => {
    const next = { ...commerce.cart, ...change };
    const fee = next.payment_methods?.find(({ code }) => code === next.payment?.method)?.fee ?? 0;
    const shipping = next.shipping?.amount ?? null;
    const coupon = next.coupon?.discount ?? 0;
    const goods = next.items.reduce((sum, { row_total }) => sum + row_total, 0);
    const addOns = next.items.reduce((sum, { add_ons_total }) => sum + add_ons_total, 0);
    const total = goods - coupon + addOns;
    const grand = total + (shipping ?? 0) + fee;
    const voucher = Math.min(next.external_voucher?.balance ?? 0, grand);
    commerce.cart = {
      ...next,
      total,
      summary: {
        subtotal: goods,
        discount: 0,
        add_ons: addOns,
        total,
        free_delivery_from: zloty(5000),
        missing_for_free_delivery: 0,
        coupon_discount: coupon,
        shipping,
        payment_fee: fee,
        grand_total: grand,
        voucher,
        to_pay: grand - voucher,
      },
    };
    return json(commerce.cart);
  };

  const place = (body: { readonly paymentMethod: { readonly method: string } }, key: string): Response => {
    const placed = keys.get(key) ?? {
      order_id: 1,
      number: '100000001',
      hash: 'h4sh',
      grand_total: commerce.cart.summary?.grand_total ?? 0,
      payment: { method: body.paymentMethod.method, status: 'pending' as const, next: commerce.next },
      account: null,
    };
    keys.set(key, placed);
    commerce.order ??= orderOf(body.paymentMethod.method);
    return json(placed);
  };

  const handle = (call: string, body: SentBody, request: Request): Response => {
    const url = new URL(request.url);
    if (call.endsWith('/selected-payment-method')) {
      const { method, additional_data: data = {} } = body.paymentMethod;
      return answerCart({ payment: { method, extension_attributes: { title: method }, additional_data: data } });
    }
    if (call.endsWith('/simplylease/check')) return json(commerce.lease);
    if (call.endsWith('/force-installments')) {
      return answerCart({
        payment: { method: 'global4net_installments_20', extension_attributes: { title: '20 rat 0%' }, additional_data: { plan: 20 } },
      });
    }
    if (call.endsWith('/external-voucher')) {
      const voucher = { code_end: body.code?.slice(-4) ?? '', balance: zloty(100), amount: zloty(100), left: 0 };
      return answerCart({ external_voucher: call.startsWith('PUT') ? voucher : null });
    }
    if (call.endsWith('/set-addresses')) {
      const {
        billing_address: billing,
        shipping_address: delivery,
        with_invoice,
        verified,
        without_delivery_address = false,
      } = body.addresses;
      const isOdd = billing.city === 'Gdańsk' && billing.postcode.startsWith('30') && verified !== true;
      return answerCart({
        billing_address: billing,
        shipping_address: delivery ?? { ...billing, same_as_billing: true },
        with_invoice,
        without_delivery_address,
        shipping_methods: (commerce.cart.shipping_methods ?? []).map(({ needs_address: _before, ...one }) => {
          const isBrought = one.kind === 'courier' && one.reason !== 'Paczka jest za ciężka.';
          if (!isBrought) return one;
          const needsAddress = without_delivery_address;
          return { ...one, available: !needsAddress, ...(needsAddress && { needs_address: true }) };
        }),
        address_should_be_verified: isOdd,
      });
    }
    if (call.endsWith('/shipping-information')) {
      const { shipping_method_code: code, pickup_point_id: id } = body.addressInformation;
      const method = commerce.cart.shipping_methods?.find((one) => one.code === code);
      if (method === undefined) return json({ code: 'unknown_shipping', message: 'Nie ma takiej dostawy.' }, 400);
      const { title, amount, delivery_from, delivery_to } = method;
      const pickup_point = points.find((point) => point.id === id) ?? null;
      return answerCart({
        delivery_date: null,
        shipping: { method_code: code, method_title: title, amount, delivery_from, delivery_to, pickup_point },
      });
    }
    if (call.endsWith('/selected-data')) return json({ calendar: { days: calendarDays } });
    const [, date, range, code] = /\/delivery-date\/([^/]+)\/range\/([^/]+)\/code\/([^/]+)$/.exec(call) ?? [];
    if (date !== undefined && range !== undefined && code !== undefined) return answerCart({ delivery_date: { date, range, code } });
    if (call.endsWith('/reminder')) return answerCart({ cart_reminder: call.startsWith('PUT') });
    if (call.endsWith('/send-confirmation-sms')) return answerCart({ confirmation_sms: true });
    if (call.includes('/neopickup')) return json({ items: [] });
    if (call.includes('/coupons/')) {
      const code = decodeURIComponent(call.slice(call.lastIndexOf('/') + 1));
      return answerCart({ coupon: call.startsWith('PUT') ? { code, name: 'Pięćdziesiąt złotych', discount: zloty(50) } : null });
    }
    if (call.endsWith('/payment-information')) return place(body, request.headers.get('idempotency-key') ?? '');
    if (call.includes('/companies/')) return json({ code: 'company_unknown', message: 'Rejestr nie zna firmy.' }, 404);
    if (call.includes('/pickup-points/map'))
      return json({
        items: points.map((point) => ({ latitude: point.latitude, longitude: point.longitude, count: 1, zoom: null, point })),
      });
    if (call.includes('/pickup-points')) {
      const query = (url.searchParams.get('query') ?? '').toLowerCase();
      const items = points.filter(({ city, street, postcode }) => `${city} ${street} ${postcode}`.toLowerCase().includes(query));
      return json({ items, total_count: items.length });
    }
    if (call.includes('getPostPlaceOrderData'))
      return json({ order: '100000001', method: 'payu_gateway', status: 'pending', redirect_url: null, ...commerce.postPlace });
    if (call.endsWith('/tpay/data/checkTransactionStatus') || call.endsWith('/tpay/blikPay')) return json(commerce.transaction);
    if (call.endsWith('/payment-methods'))
      return json((commerce.cart.payment_methods ?? []).map(({ code, title, description }) => ({ code, title, description })));
    if (call.startsWith('POST') && call.endsWith('/payment')) return place(body, `again ${body.paymentMethod.method}`);
    if (call.startsWith('GET') && call.includes('/orders/'))
      return commerce.order === null ? json({ code: 'order_not_found', message: 'Nie ma takiego zamówienia.' }, 404) : json(commerce.order);
    return json({ code: 'unexpected', message: `The test knows no ${call}` }, 404);
  };

  const commerce: FakeCommerce = {
    seen,
    cart,
    order: null,
    next: 'none',
    transaction: { status: 'pending', code: null, message: null, expires_at: null },
    lease: { available: true, reason: null, needs_company: true },
    postPlace: {},
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const call = `${request.method} ${pathname}`;
      const text = await request.text();
      // What the typed client has sent, so what the contract says.
      const body = (text === '' ? {} : JSON.parse(text)) as SentBody;
      seen.push({ call, search, body, headers: request.headers });
      for (const { part, gate } of gates) if (call.includes(part)) await gate;
      const at = rules.findIndex(({ part }) => call.includes(part));
      const [rule] = at < 0 ? [] : rules.splice(at, 1);
      const answer = rule === undefined || rule.isDone ? handle(call, body, request) : null;
      return rule === undefined ? (answer ?? json({}, 500)) : await rule.answer();
    },
    refuse: (part, status, body) => void rules.push({ part, isDone: false, answer: async () => json(body, status) }),
    answer: (part, body) => void rules.push({ part, isDone: false, answer: async () => json(body) }),
    lose: (part, isDone = true) =>
      void rules.push({ part, isDone, answer: () => Promise.reject(new TypeError('the connection was lost')) }),
    hold(part) {
      let open = (): void => {};
      gates.push({ part, gate: new Promise((resolve) => (open = resolve)) });
      return () => open();
    },
    calls: (part) => seen.filter(({ call }) => call.includes(part)),
  };
  answerCart();
  return commerce;
}
