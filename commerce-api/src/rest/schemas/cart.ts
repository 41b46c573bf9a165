/** Carts and their items. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { GiftBody, GiftFields } from './gift-card.ts';
import { CheckoutFields } from './checkout.ts';
import { Money, named, nullable, RecordId } from './common.ts';

export const CartItem = Type.Object(
  {
    item_id: Type.Integer(),
    quote_id: Type.String(),
    product_id: Type.Integer(),
    sku: Type.String(),
    main_product_sku: nullable(Type.String()),
    qty: Type.Integer(),
    catalog_price: Money('Price of one piece before reductions'),
    catalog_final_price: Money('Price of one piece'),
    item_discount: Type.Array(Type.Object({ code: Type.String(), discount: Money('Per piece') })),
    warranty: nullable(Type.Object({ id: Type.Integer(), name: Type.String(), value: Money('Price of the warranty of one piece') })),
    services: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        price: Money('Price of the service for one piece'),
        selected: Type.Boolean(),
        needs_shop: Type.Boolean({ description: 'It is done in a shop, which is its option' }),
        option: nullable(Type.Object({ id: Type.Integer(), name: Type.String() }, { description: 'The chosen shop' })),
      }),
      { description: 'All that the product is offered with' },
    ),
    has_warranty_options: Type.Boolean({ description: 'It is offered with longer warranties (A-30)' }),
    name: Type.String(),
    manufacturer_name: Type.String(),
    request_path: Type.String(),
    thumbnail: Type.String({ description: 'Picture address without width and format' }),
    min_sale_qty: Type.Integer(),
    max_sale_qty: Type.Integer({ description: 'The most pieces that can be bought now' }),
    availability: Type.Integer(),
    omnibus_price: nullable(Money('Lowest price of the 30 days before the reduction')),
    row_total: Money('What its pieces cost'),
    row_discount: Money('What the line saves'),
    row_plus_discount: Type.Optional(Money('Taken off the line for a member of the Plus programme (J-297)')),
    add_ons_total: Money('Warranty and services of all pieces'),
    gift: Type.Optional(nullable(GiftFields)),
    delivery_day: Type.Optional(
      nullable(Type.String({ format: 'date', description: 'The first day on which the line can arrive; null where nobody knows (J-307)' })),
    ),
  },
  { $id: 'CartItem', title: 'CartItem', description: 'C-03, Z-04' },
);
export type CartItem = Static<typeof CartItem>;

export const Cart = Type.Object(
  {
    cart_id: Type.String(),
    version: Type.Integer({ description: 'Counts changes; an answer with a lower one is out of date' }),
    updated_at: Type.String({ format: 'date-time' }),
    items: Type.Array(named<CartItem>('CartItem')),
    saved_items: Type.Optional(
      Type.Array(named<CartItem>('CartItem'), {
        description: 'Put aside for later, with prices and pieces of now; neither counted nor ordered (J-303)',
      }),
    ),
    total: Money('What all lines cost, coupon included'),
    total_count: Type.Integer({ description: 'Pieces' }),
    tax: Type.Optional(
      nullable(
        Type.Object(
          { rate: Type.Integer({ description: 'Per cent' }), untaxed: Money('What of the sum has no tax: gift cards') },
          { description: 'The tax in the sums, where the store shows net prices (J-354)' },
        ),
      ),
    ),
    success: Type.Boolean(),
    message: nullable(Type.String()),
    is_reservation: Type.Boolean(),
    additional_data: Type.Optional(Type.Object({}, { additionalProperties: true })),
    notices: Type.Optional(Type.String({ description: 'JSON text (C-13)' })),
    summary: Type.Optional(
      Type.Object({
        subtotal: Money('Before reductions'),
        discount: Money('Saved'),
        add_ons: Money('Warranties and services'),
        total: Money('What all lines cost, coupon included'),
        free_delivery_from: Money('Delivery is free from here'),
        missing_for_free_delivery: Money('Missing for free delivery'),
        coupon_discount: Money('Saved by the coupon'),
        plus_discount: Type.Optional(Money('Saved as a member of the Plus programme, within the discount (J-297)')),
        shipping: nullable(Money('Delivery; null until it is chosen')),
        payment_fee: Money('Fee of the method of payment'),
        grand_total: Money('Lines, delivery and fee'),
        voucher: Type.Optional(Money('Paid by the voucher')),
        to_pay: Type.Optional(Money('What is left to be paid')),
      }),
    ),
    ...CheckoutFields,
  },
  {
    $id: 'Cart',
    title: 'Cart',
    description: 'C-01; C-02; `mini` answers leave out saved_items, additional_data, notices, summary and all of the checkout',
  },
);
export type Cart = Static<typeof Cart>;
export const CartRef = named<Cart>('Cart');

const Sku = Type.String({ minLength: 1, maxLength: 64 });
/** Bounds are those of the product, so that the refusal can name them (C-23). */
const Qty = Type.Integer({ minimum: -100_000, maximum: 100_000 });

const ServiceChoice = Type.Object({ id: RecordId, option_id: Type.Optional(nullable(RecordId)) });

/** ∅07 */
export const AddItemBody = Type.Object({
  cartItem: Type.Object({
    sku: Sku,
    qty: Qty,
    warranty_id: Type.Optional(nullable(RecordId)),
    services: Type.Optional(
      Type.Array(ServiceChoice, { maxItems: 20, description: 'For each piece; with the shop that does it as option' }),
    ),
    quote_id: Type.Optional(Type.String({ maxLength: 64 })),
    main_product_sku: Type.Optional(nullable(Sku)),
    gift: Type.Optional(nullable(GiftBody)),
    item_id: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2 ** 31 - 1,
        description: 'Of a line that was taken out: it is put back in its place; where it stands already nothing is added (J-302)',
      }),
    ),
  }),
  additionalData: Type.Optional(Type.Object({}, { additionalProperties: true })),
});

/** A caller that may have to send a change again gives it a name; with the same name it is made once. */
export const ChangeHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ minLength: 8, maxLength: 64, description: 'Names this change: sent again with the same name it changes nothing' }),
  ),
});

/** Empty for a new cart; with a stored id that one is checked. */
export const CreateCartBody = Type.Optional(
  Type.Union([Type.Object({ cart_id: Type.Optional(Type.String({ maxLength: 64 })) }), Type.Null()]),
);

/** The token says to whom; nothing has to be sent. */
export const AssignBody = Type.Optional(Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()]));

/** */
export const WarrantyOptions = Type.Object({
  sku: Sku,
  price: Money('Of one piece of the product, as it was asked for'),
  options: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      description: Type.String(),
      years: Type.Integer({ description: 'Added to those of the manufacturer' }),
      price: Money('For one piece'),
    }),
  ),
});

/** */
export const WarrantyBody = Type.Object({ itemId: RecordId, warrantyId: RecordId });

export const ChangeItemBody = Type.Object({
  cartItem: Type.Object({
    qty: Qty,
    sku: Type.Optional(Sku),
    quote_id: Type.Optional(Type.String({ maxLength: 64 })),
    item_id: Type.Optional(Type.Integer()),
  }),
});
