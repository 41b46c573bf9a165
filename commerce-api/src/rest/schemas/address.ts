/** Billing and delivery addresses of a cart (C-04, C-05), and how they are sent. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { named, nullable } from './common.ts';

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

export const CartAddressRef = named<CartAddress>('CartAddress');

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
    with_invoice: Type.Optional(
      Type.Boolean({ description: 'An invoice: company and vat_id are required, unless invoice_for says that it is for a person' }),
    ),
    invoice_for: Type.Optional(
      Type.Union([Type.Literal('company'), Type.Literal('person')], { description: 'Whom the invoice names; a company unless told' }),
    ),
    without_delivery_address: Type.Optional(
      Type.Boolean({
        description:
          'The goods are collected, or come by e-mail: without an invoice, name and telephone are enough, and street, postcode and city are not kept (J-327)',
      }),
    ),
    verified: Type.Optional(Type.Boolean({ description: 'The shopper has confirmed an address that looked odd (K-19)' })),
  }),
});
