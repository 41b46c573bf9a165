/** What the checkout adds to a cart (C-02). */
import { Type } from 'typebox';
import { Money, named, nullable } from './common.ts';
import { CartAddressRef } from './address.ts';
import type { Accessory, OfferedPromotion } from './offers.ts';
import type { OfferedPayment } from './payment-method.ts';
import { CollectionRef, PickupPointRef } from './pickup.ts';
import { ShippingCalendarRef } from './shipping.ts';
import type { OfferedShipping } from './shipping.ts';

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
  calendar: Type.Optional(ShippingCalendarRef),
  coupon: Type.Optional(nullable(Coupon)),
  plus_coupon: Type.Optional(nullable(Coupon)),
  address_should_be_verified: Type.Optional(
    Type.Boolean({ description: 'Postcode and city do not seem to belong together: the shopper is asked (K-19)' }),
  ),
  with_invoice: Type.Optional(Type.Boolean({ description: 'An invoice, for a company where the address has a vat_id (K-20)' })),
  without_delivery_address: Type.Optional(
    Type.Boolean({ description: 'The goods are collected, or come by e-mail: the address may have no street (J-327)' }),
  ),
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
