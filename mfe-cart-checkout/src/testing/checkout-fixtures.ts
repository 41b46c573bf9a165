import { zloty } from 'shared-contracts/testing/money';
import type { Cart, CartAddress, Order, PaymentMethod, PickupPoint, ShippingMethod } from 'shared-contracts/rest';

const agreement = { id: 1, text: 'Akceptuję regulamin sklepu', required: true };
const news = { id: 2, text: 'Chcę dostawać oferty', required: false };

const way = (code: string, kind: PaymentMethod['kind'], title: string, more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  code,
  kind,
  title,
  description: `${title}: opis`,
  available: true,
  reason: null,
  fee: 0,
  agreements: [agreement, news],
  banks: [],
  ...more,
});

const terms = (id: number, months: number, rrso: number) => {
  const monthly = Math.ceil((zloty(1799) * (1 + rrso / 10_000)) / months);
  return {
    id,
    months,
    monthly,
    total: rrso === 0 ? zloty(1799) : monthly * months,
    rrso,
    example: `Przykład reprezentatywny: ${months} rat`,
  };
};

export const paymentMethods: readonly PaymentMethod[] = [
  way('tpay_blik', 'blik', 'BLIK'),
  way('payu_gateway', 'card', 'Karta płatnicza'),
  way('Tpay', 'transfer', 'Szybki przelew', {
    banks: [
      { group: 110, name: 'mBank' },
      { group: 113, name: 'PKO BP' },
    ],
  }),
  way('banktransfer', 'transfer', 'Przelew tradycyjny'),
  way('cashondelivery', 'on-delivery', 'Płatność przy odbiorze', { fee: 999 }),
  way('payu_gateway_blik', 'blik', 'BLIK PayU'),
  way('installments', 'installments', 'Raty bankowe', { plans: [terms(12, 12, 1549), terms(24, 24, 1549)] }),
  way('global4net_installments_10', 'installments', '10 rat 0%', { plans: [terms(10, 10, 0)] }),
  way('global4net_installments_20', 'installments', '20 rat 0%', { plans: [terms(20, 20, 0)] }),
  way('global4net_installments_36', 'installments', '36 rat', { plans: [terms(36, 36, 1549)] }),
  way('simply_lease_shop', 'lease', 'Leasing w salonie'),
  way('simply_lease', 'lease', 'Leasing', { available: false, reason: 'Leasing jest tylko dla firm.' }),
];

const carriage = (code: string, kind: ShippingMethod['kind'], title: string, more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  code,
  kind,
  title,
  description: '',
  available: true,
  reason: null,
  amount: 1499,
  delivery_from: '2031-11-25',
  delivery_to: '2031-11-26',
  needs_pickup_point: false,
  ...more,
});

export const shippingMethods: readonly ShippingMethod[] = [
  carriage('dpd', 'courier', 'Kurier DPD'),
  carriage('paczkomaty', 'pickup-point', 'Paczkomat', { amount: 999, needs_pickup_point: true }),
  carriage('neopickupexpress', 'store', 'Odbiór w salonie', { amount: 0, needs_pickup_point: true }),
  carriage('fedex', 'courier', 'Kurier FedEx', { available: false, reason: 'Paczka jest za ciężka.' }),
];

/** Two couriers and two companies with points, beside the shops. */
export const severalCouriers: readonly ShippingMethod[] = [
  carriage('dpd', 'courier', 'Kurier DPD'),
  carriage('gls', 'courier', 'Kurier GLS', { amount: 1299 }),
  carriage('pickuppointorlen', 'pickup-point', 'ORLEN Paczka', { amount: 999, needs_pickup_point: true }),
  carriage('pickuppointdpd', 'pickup-point', 'DPD Pickup', { amount: 999, needs_pickup_point: true }),
  carriage('neopickupexpress', 'store', 'Odbiór w salonie', { amount: 0, needs_pickup_point: true }),
];

const point = (id: string, city: string, street: string): PickupPoint => ({
  id,
  carrier: 'paczkomaty',
  name: `Paczkomat ${id}`,
  street,
  postcode: '30-702',
  city,
  latitude: 50,
  longitude: 20,
  opening_hours: 'całą dobę',
  description: 'przy sklepie',
});
export const points: readonly PickupPoint[] = [point('KRA01', 'Kraków', 'ul. Lipowa 3'), point('WAW01', 'Warszawa', 'ul. Prosta 1')];

export const ola: CartAddress = {
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

/** A guest's cart of one washing machine with nothing chosen. */
export const freshCart: Cart = {
  cart_id: 'c1',
  version: 1,
  updated_at: '2026-11-20T08:00:00Z',
  items: [
    {
      item_id: 7,
      quote_id: 'c1',
      product_id: 70,
      sku: 'PRALKA',
      main_product_sku: null,
      qty: 1,
      catalog_price: zloty(1799),
      catalog_final_price: zloty(1799),
      item_discount: [],
      warranty: null,
      services: [],
      has_warranty_options: false,
      name: 'Pralka WISŁOTECH',
      manufacturer_name: 'WISŁOTECH',
      request_path: '/pralka.html',
      thumbnail: '/media/catalog/1/pralka',
      min_sale_qty: 1,
      max_sale_qty: 5,
      availability: 1,
      omnibus_price: null,
      row_total: zloty(1799),
      row_discount: 0,
      add_ons_total: 0,
    },
  ],
  total: zloty(1799),
  total_count: 1,
  success: true,
  message: null,
  is_reservation: false,
  billing_address: null,
  shipping_address: null,
  has_virtual_address: false,
  shipping_methods: [...shippingMethods],
  payment_methods: [...paymentMethods],
  payment: null,
  shipping: null,
  coupon: null,
  plus_coupon: null,
  address_should_be_verified: false,
  with_invoice: false,
  validation: [],
  bank_account_number: null,
};

/** The same cart with a way of paying, an address and a courier. */
export const readyCart = (method = 'banktransfer'): Cart => ({
  ...freshCart,
  payment: { method, extension_attributes: { title: method }, additional_data: {} },
  billing_address: ola,
  shipping_address: { ...ola, same_as_billing: true },
  shipping: {
    method_code: 'dpd',
    method_title: 'Kurier DPD',
    amount: 1499,
    delivery_from: '2031-11-25',
    delivery_to: '2031-11-26',
    pickup_point: null,
  },
});

export const orderOf = (method: string, payment: Partial<Order['payment']> = {}): Order => ({
  order_id: 1,
  number: '100000001',
  hash: 'h4sh',
  placed_at: '2026-11-20T08:00:00Z',
  status: 'pending_payment',
  timeline: [],
  email: 'ola@example.com',
  items: [
    {
      sku: 'PRALKA',
      product_id: 70,
      name: 'Pralka WISŁOTECH',
      request_path: '/pralka.html',
      thumbnail: '/media/catalog/1/pralka',
      qty: 1,
      price: zloty(1799),
      row_total: zloty(1799),
      add_ons: [],
    },
  ],
  item_count: 1,
  totals: {
    subtotal: zloty(1799),
    discount: 0,
    coupon_discount: 0,
    add_ons: 0,
    shipping: 1499,
    payment_fee: 0,
    grand_total: zloty(1799) + 1499,
  },
  coupon: null,
  payment: { method, title: method, status: 'pending', can_pay: true, bank_transfer: null, ...payment },
  shipping: {
    method_code: 'dpd',
    method_title: 'Kurier DPD',
    amount: 1499,
    delivery_from: '2031-11-25',
    delivery_to: '2031-11-26',
    collection_hour: null,
    delivery_hours: null,
    pickup_point: null,
    tracking_number: null,
  },
  billing_address: ola,
  shipping_address: null,
  with_invoice: false,
});

/** Days on which a delivery can come. */
export const calendarDays: NonNullable<Cart['calendar']>['days'] = ['2026-11-26', '2026-11-28'].map((date, index) => ({
  date,
  ranges: ['08-12', '16-20'].map((range) => ({ range, code: `${date}_${range}`, price: 0, available: index === 0 || range === '08-12' })),
}));
