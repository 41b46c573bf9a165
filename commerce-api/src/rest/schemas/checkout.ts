/** What the checkout adds to a cart (C-02), and what its steps send (A-12 … ). */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Money, named, nullable, oneOf, RecordId } from './common.ts';

export const Agreement = Type.Object({ id: Type.Integer(), text: Type.String(), required: Type.Boolean() });

export const CartAddress = Type.Object(
  {
    firstname: nullable(Type.String()),
    lastname: nullable(Type.String()),
    company: nullable(Type.String()),
    vat_id: nullable(Type.String({ description: 'NIP, ten digits' })),
    street: Type.Array(Type.String()),
    postcode: Type.String(),
    city: Type.String(),
    country_id: Type.String(),
    telephone: Type.String(),
    email: nullable(Type.String()),
    same_as_billing: Type.Optional(Type.Boolean({ description: 'On delivery addresses only (≠24)' })),
    save_in_address_book: Type.Optional(Type.Boolean()),
  },
  { $id: 'CartAddress', title: 'CartAddress', description: 'C-04, C-05' },
);
export type CartAddress = Static<typeof CartAddress>;
const CartAddressRef = named<CartAddress>('CartAddress');

export const PickupPoint = Type.Object(
  {
    id: Type.String(),
    carrier: Type.String({ description: 'Shipping code (Y-15 …)' }),
    name: Type.String(),
    street: Type.String(),
    postcode: Type.String(),
    city: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
    opening_hours: Type.String(),
    always_open: Type.Optional(Type.Boolean({ description: 'All day, each day' })),
    pays_on_pickup: Type.Optional(Type.Boolean({ description: 'An order that is paid on delivery can be paid there' })),
    distance: Type.Optional(Type.Integer({ description: 'Metres from the position that was asked for' })),
    description: Type.String(),
  },
  { $id: 'PickupPoint', title: 'PickupPoint', description: '∅59' },
);
export type PickupPoint = Static<typeof PickupPoint>;
export const PickupPointRef = named<PickupPoint>('PickupPoint');

const Choice = {
  code: Type.String(),
  title: Type.String(),
  description: Type.String(),
  available: Type.Boolean(),
  reason: nullable(Type.String({ description: 'Why it cannot be chosen now, for the shopper' })),
};

export const InstalmentTerms = Type.Object(
  {
    id: Type.Integer({ description: 'Chosen by it; of `global4net_installments_*` the id of the plan (K-14)' }),
    months: Type.Integer(),
    monthly: Money('One instalment'),
    total: Money('All instalments together'),
    rrso: Type.Integer({ description: 'Annual percentage rate in hundredths of a percent: 1549 = 15,49 %' }),
    example: Type.String({ description: 'Representative example (∅61)' }),
  },
  { $id: 'InstalmentTerms', title: 'InstalmentTerms', description: 'What instalments mean for the sum to pay' },
);
export type InstalmentTerms = Static<typeof InstalmentTerms>;

export const OfferedPayment = Type.Object(
  {
    ...Choice,
    kind: oneOf(['card', 'transfer', 'blik', 'later', 'installments', 'lease', 'on-delivery', 'in-store', 'voucher'] as const),
    fee: Money('What this way of paying costs'),
    agreements: Type.Array(Agreement, { description: 'To be accepted before the order is placed (K-04)' }),
    banks: Type.Array(Type.Object({ group: Type.Integer(), name: Type.String() }), {
      description: 'Banks to choose from (K-09); empty where none is asked',
    }),
    plans: Type.Optional(
      Type.Array(named<InstalmentTerms>('InstalmentTerms'), { description: 'Instalments to choose from; missing where there are none' }),
    ),
  },
  { $id: 'PaymentMethod', title: 'PaymentMethod' },
);
export type OfferedPayment = Static<typeof OfferedPayment>;

export const Collection = Type.Object(
  {
    shop_id: Type.Integer(),
    name: Type.String(),
    place: Type.String({ description: 'What its neighbours call it: Galeria Wiślana' }),
    day: Type.String({ format: 'date', description: 'First day on which the goods can be collected' }),
    hour: nullable(
      Type.Integer({ description: 'Hour of that day from which on they lie ready; null when they are brought there that day' }),
    ),
    pieces: Type.Integer({ description: 'How often they lie on the shelves of the shop; 0 when they have to be brought' }),
  },
  { $id: 'Collection', title: 'Collection', description: 'Where and when goods can be collected (J-167)' },
);
export type Collection = Static<typeof Collection>;
const CollectionRef = named<Collection>('Collection');

export const OfferedShipping = Type.Object(
  {
    ...Choice,
    kind: oneOf(['courier', 'pickup-point', 'store', 'large', 'electronic'] as const),
    amount: Money('What the delivery of this cart costs'),
    delivery_from: Type.String({ format: 'date', description: 'First day on which it may arrive' }),
    delivery_to: Type.String({ format: 'date' }),
    collection: Type.Optional(nullable(CollectionRef)),
    needs_pickup_point: Type.Boolean(),
  },
  { $id: 'ShippingMethod', title: 'ShippingMethod' },
);
export type OfferedShipping = Static<typeof OfferedShipping>;

export const OfferedPromotion = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    description: Type.String(),
    kind: oneOf(['set', 'less-price'] as const, 'Put and removed as a whole (A-15), or for lines of the cart (A-18)'),
    is_chosen: Type.Boolean(),
    is_active: Type.Boolean({ description: 'It counts in the sums' }),
    discount: Money('Saved'),
    reason: nullable(Type.String({ description: 'Why it does not count, for the shopper' })),
    item_ids: Type.Array(Type.Integer(), { description: 'Lines of the cart that belong to it' }),
    chosen_item_ids: Type.Array(Type.Integer(), { description: 'Lines that the less price is for' }),
  },
  { $id: 'CartPromotion', title: 'CartPromotion', description: 'C-25' },
);
export type OfferedPromotion = Static<typeof OfferedPromotion>;

export const Accessory = Type.Object(
  {
    id: Type.Integer(),
    sku: Type.String(),
    name: Type.String(),
    price: Money('Of one piece'),
    thumbnail: Type.String({ description: 'Picture address without width and format' }),
    category_id: Type.Integer(),
    request_path: Type.String(),
  },
  { $id: 'Accessory', title: 'Accessory', description: 'C-28' },
);
export type Accessory = Static<typeof Accessory>;

/** */
export const PopupPromotion = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  items: Type.Array(Type.Object({ item_id: Type.Integer(), name: Type.String(), thumbnail: Type.String() }), {
    description: 'Lines of the cart that belong to it',
  }),
});

/** */
export const LessPriceBody = Type.Object({
  ruleItemsIds: Type.Array(RecordId, {
    maxItems: 100,
    description: 'Ids of the cart items that the less price is for; none gives it back (∅59)',
  }),
});

const Coupon = Type.Object({ code: Type.String(), name: Type.String(), discount: Money('Saved') });

/** Fields that full answers of a cart carry beside its items (C-02). */
export const CheckoutFields = {
  billing_address: Type.Optional(nullable(CartAddressRef)),
  shipping_address: Type.Optional(nullable(CartAddressRef)),
  has_virtual_address: Type.Optional(Type.Boolean({ description: 'Nothing is sent: no delivery address is asked' })),
  shipping_methods: Type.Optional(Type.Array(named<OfferedShipping>('ShippingMethod'))),
  payment_methods: Type.Optional(Type.Array(named<OfferedPayment>('PaymentMethod'))),
  external_voucher: Type.Optional(
    nullable(
      Type.Object(
        {
          code_end: Type.String({ description: 'The last four characters of its code' }),
          balance: Money('What it holds'),
          amount: Money('What it pays of this cart'),
          left: Money('What it holds afterwards'),
        },
        { additionalProperties: true, description: 'The voucher that pays as much as it holds (Y-13)' },
      ),
    ),
  ),
  payment: Type.Optional(
    nullable(
      Type.Object(
        {
          method: Type.String(),
          extension_attributes: Type.Object({ title: Type.String() }),
          additional_data: Type.Object({ group: Type.Optional(Type.Integer()), plan: Type.Optional(Type.Integer()) }),
        },
        { description: 'C-06; a BLIK code is never kept' },
      ),
    ),
  ),
  shipping: Type.Optional(
    nullable(
      Type.Object(
        {
          method_code: Type.String(),
          method_title: Type.String(),
          amount: Money('What the delivery costs'),
          delivery_from: Type.String({ format: 'date' }),
          delivery_to: Type.String({ format: 'date' }),
          collection: Type.Optional(nullable(CollectionRef)),
          pickup_point: nullable(PickupPointRef),
        },
        { description: 'C-07' },
      ),
    ),
  ),
  delivery: Type.Optional(
    Type.Object(
      {
        way: nullable(
          Type.Object({
            code: Type.String(),
            title: Type.String(),
            amount: Money('What it costs'),
            day: Type.String({ format: 'date', description: 'First day on which the goods may arrive' }),
            last_day: Type.String({ format: 'date' }),
          }),
        ),
        collection: nullable(CollectionRef),
      },
      { description: 'What is promised of all goods together (J-167): the chosen delivery, else the soonest, of equal ones the cheapest' },
    ),
  ),
  calendar: Type.Optional(named<ShippingCalendar>('ShippingCalendar')),
  coupon: Type.Optional(nullable(Coupon)),
  plus_coupon: Type.Optional(nullable(Coupon)),
  address_should_be_verified: Type.Optional(
    Type.Boolean({ description: 'Postcode and city do not seem to belong together: the shopper is asked (K-19)' }),
  ),
  with_invoice: Type.Optional(Type.Boolean({ description: 'An invoice for a company (K-20)' })),
  validation: Type.Optional(
    Type.Array(
      Type.Object({
        code: Type.String({ description: 'no_payment, no_address, no_shipping, empty_cart, or a refusal of an item such as out_of_stock' }),
        message: Type.String(),
        item_id: Type.Optional(Type.Integer()),
      }),
      { description: 'What stands in the way of an order; empty when it can be placed' },
    ),
  ),
  bank_account_number: Type.Optional(nullable(Type.String({ description: 'Where a bank transfer goes (K-21)' }))),
  delivery_date: Type.Optional(
    nullable(
      Type.Object(
        {
          date: Type.String({ format: 'date' }),
          range: Type.String({ description: 'Hours: 08-12' }),
          code: Type.String({ description: 'Names the day and the hours (A-16)' }),
        },
        { description: 'The day on which the chosen delivery is to come (K-18); null: as soon as possible' },
      ),
    ),
  ),
  cart_reminder: Type.Optional(Type.Boolean({ description: 'An e-mail comes if the cart is left (A-26)' })),
  confirmation_sms: Type.Optional(Type.Boolean({ description: 'An SMS will confirm the order (K-25)' })),
  promotions: Type.Optional(Type.Array(named<OfferedPromotion>('CartPromotion'))),
  services: Type.Optional(Type.Array(Type.Object({}, { additionalProperties: true }))),
  accessories: Type.Optional(Type.Array(named<Accessory>('Accessory'), { description: 'Products that go with those of the cart' })),
};

const Text = (maxLength: number) => Type.Optional(nullable(Type.String({ maxLength })));

/** An address as it is sent; what is wrong with it is answered per field (K-05), so that only lengths are bound here. */
const addressFields = {
  firstname: Text(200),
  lastname: Text(200),
  company: Text(300),
  vat_id: Text(50),
  street: Type.Union([Type.Array(Type.String({ maxLength: 200 }), { maxItems: 3 }), Type.String({ maxLength: 200 })]),
  postcode: Type.String({ maxLength: 50 }),
  city: Type.String({ maxLength: 200 }),
  country_id: Type.Optional(Type.String({ maxLength: 2 })),
  telephone: Type.String({ maxLength: 50 }),
  email: Text(300),
  save_in_address_book: Type.Optional(Type.Boolean({ description: 'Customers only: kept when the order is placed' })),
};
export const AddressBody = Type.Object(addressFields);
export type AddressBody = Static<typeof AddressBody>;

/** */
export const PaymentMethodBody = Type.Object({
  paymentMethod: Type.Object({
    method: Type.String({ maxLength: 64 }),
    additional_data: Type.Optional(
      Type.Object({
        group: Type.Optional(Type.Integer()),
        plan: Type.Optional(Type.Integer({ description: 'Id of the chosen instalments' })),
      }),
    ),
  }),
});

/** */
export const AddressesBody = Type.Object({
  addresses: Type.Object({
    billing_address: AddressBody,
    shipping_address: Type.Optional(
      nullable(
        Type.Object(
          { ...addressFields, same_as_billing: Type.Optional(Type.Boolean()) },
          { description: 'Without one, or with same_as_billing, the goods go to the billing address' },
        ),
      ),
    ),
    with_invoice: Type.Optional(Type.Boolean({ description: 'An invoice for a company: company and vat_id are required' })),
    verified: Type.Optional(Type.Boolean({ description: 'The shopper has confirmed an address that looked odd (K-19)' })),
  }),
});

/** */
export const CalendarBody = Type.Object({
  postcode: Type.Optional(Type.String({ pattern: '^\\d{2}-\\d{3}$' })),
  shipping_method: Type.Optional(Type.String({ maxLength: 64, description: 'Shipping code; the soonest way that fits unless told' })),
  items: Type.Array(
    Type.Object({ sku: Type.String({ minLength: 1, maxLength: 64 }), qty: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
    {
      minItems: 1,
      maxItems: 200,
    },
  ),
});

export const ShippingCalendar = Type.Object(
  {
    days: Type.Array(
      Type.Object({
        date: Type.String({ format: 'date' }),
        ranges: Type.Array(
          Type.Object({
            range: Type.String({ description: 'Hours: 08-12' }),
            code: Type.String({ description: 'Names the day and the hours (A-16)' }),
            price: Money('What the delivery costs then'),
            available: Type.Boolean(),
          }),
        ),
      }),
    ),
  },
  { $id: 'ShippingCalendar', title: 'ShippingCalendar', description: '∅08: no Sundays and no Polish public holidays' },
);
export type ShippingCalendar = Static<typeof ShippingCalendar>;
export const ShippingCalendarRef = named<ShippingCalendar>('ShippingCalendar');

/** Y-13 */
export const VoucherBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64, description: 'As it is printed' }) });

/** */
export const LeaseCheck = Type.Object({
  available: Type.Boolean({ description: 'The goods of the cart can be leased' }),
  reason: nullable(Type.String({ description: 'Why not, for the shopper' })),
  needs_company: Type.Boolean({ description: 'The address has to be a company’s, with its NIP' }),
});

/** */
export const ShippingBody = Type.Object({
  addressInformation: Type.Object({
    shipping_method_code: Type.String({ maxLength: 64 }),
    shipping_carrier_code: Type.Optional(Type.String({ maxLength: 64 })),
    pickup_point_id: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
  }),
});

/** */
export const PlaceOrderBody = Type.Object({
  paymentMethod: Type.Object({
    method: Type.String({ maxLength: 64 }),
    additional_data: Type.Optional(
      Type.Object(
        {
          blik_code: Type.Optional(Type.String({ maxLength: 12, description: 'payu_gateway_blik only' })),
          group: Type.Optional(Type.Integer({ description: 'Bank of Tpay (K-07)' })),
          plan: Type.Optional(Type.Integer({ description: 'Instalments; those chosen before unless told' })),
        },
        { description: 'C-06, K-07' },
      ),
    ),
    extension_attributes: Type.Optional(
      Type.Object({ agreement_ids: Type.Array(Type.Integer(), { maxItems: 20, description: 'Accepted agreements (K-04)' }) }),
    ),
  }),
  billingAddress: Type.Optional(nullable(AddressBody)),
  email: Type.Optional(Type.String({ maxLength: 300, description: 'Of guests' })),
  additionalData: Type.Object(
    {
      expected_total: Money(
        'What the shopper has read as the sum to pay: another one is refused, so that nobody pays what they have not seen',
      ),
      expected_voucher: Type.Optional(Money('What the shopper has read as paid by the voucher: another amount is refused (K-10)')),
      cart_id: Type.Optional(Type.String({ maxLength: 64, description: 'The cart that was shown: a repeated call finds its order by it' })),
      analytics_ids: Type.Optional(Type.Object({}, { additionalProperties: true, description: 'X-03' })),
      create_account: Type.Optional(
        Type.Object({ password: Type.String({ maxLength: 256 }) }, { description: 'A guest becomes a customer (U-13)' }),
      ),
    },
    { additionalProperties: true },
  ),
});

/** The client keeps the key until it knows the answer, over reloads too. */
export const OrderHeaders = Type.Object({
  'idempotency-key': Type.String({ minLength: 16, maxLength: 64, description: 'Names this order: sent again it answers the same order' }),
});

export const PickupMapAnswer = Type.Object({
  items: Type.Array(
    Type.Object({
      latitude: Type.Number(),
      longitude: Type.Number(),
      count: Type.Integer(),
      zoom: nullable(Type.Integer({ description: 'Where a group falls apart; null for one point' })),
      point: nullable(PickupPointRef),
    }),
    { maxItems: 200 },
  ),
});
export const PickupPointsAnswer = Type.Object({ items: Type.Array(PickupPointRef), total_count: Type.Integer() });
