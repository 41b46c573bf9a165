/** Customers, their addresses and what they send about themselves. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { signInMethods } from '../../customers/sign-in-methods.ts';
import { named, nullable, oneOf } from './common.ts';

export const CustomerAddress = Type.Object(
  {
    id: Type.Integer(),
    firstname: Type.String(),
    lastname: Type.String(),
    company: nullable(Type.String()),
    vat_id: nullable(Type.String()),
    street: Type.Array(Type.String()),
    postcode: Type.String(),
    city: Type.String(),
    country_id: Type.String(),
    telephone: Type.String(),
    default_billing: Type.Boolean(),
    default_shipping: Type.Boolean(),
  },
  { $id: 'CustomerAddress', title: 'CustomerAddress' },
);

export const Customer = Type.Object(
  {
    id: Type.Integer(),
    email: Type.String(),
    firstname: Type.String(),
    lastname: Type.String(),
    dob: nullable(Type.String()),
    addresses: Type.Array(named<Static<typeof CustomerAddress>>('CustomerAddress')),
    extension_attributes: Type.Object({
      amperio_plus: Type.Boolean(),
      amperio_plus_allowed: Type.Boolean(),
      neoportal_user_id: nullable(Type.String()),
    }),
  },
  { $id: 'Customer', title: 'Customer', description: 'Z-14' },
);
export const CustomerRef = named<Static<typeof Customer>>('Customer');

const Name = Type.String({ maxLength: 200 });
const Email = Type.String({ maxLength: 300 });
const Password = Type.String({ maxLength: 256 });

/** ∅47: registration; what is wrong with a field is answered per field (K-05). */
export const NewCustomerBody = Type.Object({
  customer: Type.Object({ email: Email, firstname: Name, lastname: Name }),
  password: Password,
  agreements: Type.Optional(
    Type.Object({ checked_terms: Type.Optional(Type.Boolean()), checked_newsletter: Type.Optional(Type.Boolean()) }),
  ),
});

export const CustomerDataBody = Type.Object({
  customer: Type.Object({
    firstname: Name,
    lastname: Name,
    dob: Type.Optional(nullable(Type.String({ maxLength: 20, description: 'YYYY-MM-DD' }))),
  }),
});

export const AskResetBody = Type.Object({ email: Email });
export const ResetPasswordBody = Type.Object({
  resetToken: Type.String({ maxLength: 200 }),
  newPassword: Password,
  endPasskeys: Type.Optional(Type.Boolean({ description: 'J-276: all of them; those of the last thirty days end in any case' })),
});
export const ChangePasswordBody = Type.Object({ currentPassword: Password, newPassword: Password });
/** J-127 */
export const RevokeTokenBody = Type.Object({
  digest: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the token, hexadecimal' }),
});
export const RemoveTokenBody = Type.Object({ token: Type.String({ maxLength: 200 }) });

/** J-125 */
export const CustomerSession = Type.Object(
  {
    id: Type.String(),
    browser: nullable(Type.String({ description: 'Chrome' })),
    system: nullable(Type.String({ description: 'Windows' })),
    method: oneOf(signInMethods, 'By what it was begun (J-145)'),
    created_at: Type.String({ description: 'ISO 8601' }),
    last_used_at: Type.String({ description: 'ISO 8601, to five minutes' }),
    is_current: Type.Boolean({ description: 'The session of this call' }),
  },
  { $id: 'CustomerSession', title: 'CustomerSession', description: 'Where a customer is signed in' },
);
export const CustomerSessionRef = named<Static<typeof CustomerSession>>('CustomerSession');

export const CustomerAddressBody = Type.Object({
  address: Type.Object({
    firstname: Type.Optional(nullable(Name)),
    lastname: Type.Optional(nullable(Name)),
    company: Type.Optional(nullable(Type.String({ maxLength: 300 }))),
    vat_id: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
    street: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 3 }),
    postcode: Type.String({ maxLength: 50 }),
    city: Type.String({ maxLength: 200 }),
    country_id: Type.Optional(Type.String({ maxLength: 2 })),
    telephone: Type.String({ maxLength: 50 }),
    default_billing: Type.Optional(Type.Boolean()),
    default_shipping: Type.Optional(Type.Boolean()),
  }),
});

/** A-48, U-12 */
export const Countable = Type.Object({
  wishlist_count: Type.Integer(),
  orders_count: Type.Integer({ description: 'All orders of the customer' }),
  open_orders_count: Type.Integer({ description: 'Neither delivered nor cancelled' }),
});
