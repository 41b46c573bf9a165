/** How an order is placed. */
import { Type } from 'typebox';
import { Money, nullable } from './common.ts';
import { AddressBody } from './address.ts';

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
