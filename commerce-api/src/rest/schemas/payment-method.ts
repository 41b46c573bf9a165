/** Methods of payment with what they ask of the shopper, and how one is chosen (A-12, A-25, Y-13). */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Money, named, nullable, oneOf } from './common.ts';
import { Choice } from './choice.ts';

export const Agreement = Type.Object({ id: Type.Integer(), text: Type.String(), required: Type.Boolean() });

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
export const LeaseCheck = Type.Object({
  available: Type.Boolean({ description: 'The goods of the cart can be leased' }),
  reason: nullable(Type.String({ description: 'Why not, for the shopper' })),
  needs_company: Type.Boolean({ description: 'The address has to be a company’s, with its NIP' }),
});

/** Y-13 */
export const VoucherBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64, description: 'As it is printed' }) });
