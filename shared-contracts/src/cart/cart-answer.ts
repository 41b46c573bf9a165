/** What the cart calls answer (C-01 … C-07, ∅07: every write answers the full cart). Money is integer grosze. */
import {
  type GenericSchema,
  type InferOutput,
  array,
  boolean,
  integer,
  looseObject,
  number,
  nullish,
  optional,
  pipe,
  string,
  union,
  unknown,
} from 'valibot';

import { groszeSchema } from '../money/schema.ts';

const whole = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer());
const text = /* @__PURE__ */ string();
const optionalText = /* @__PURE__ */ nullish(text);

/** C-03, ≠23: identity, quantity and prices are always there, the rest may be missing. */
export const cartItemSchema = /* @__PURE__ */ looseObject({
  item_id: whole,
  sku: text,
  qty: whole,
  /** Unit price before discounts. */
  catalog_price: groszeSchema,
  /** Unit price that is paid. */
  catalog_final_price: groszeSchema,
  quote_id: /* @__PURE__ */ nullish(/* @__PURE__ */ union([whole, text])),
  main_product_sku: optionalText,
  product_id: /* @__PURE__ */ nullish(whole),
  name: optionalText,
  thumbnail: optionalText,
  request_path: optionalText,
  manufacturer_name: optionalText,
  /** C-23: what can be bought now. */
  min_sale_qty: /* @__PURE__ */ nullish(whole),
  max_sale_qty: /* @__PURE__ */ nullish(whole),
  /** P-02: lowest unit price of the 30 days before an announced reduction. */
  omnibus_price: /* @__PURE__ */ nullish(groszeSchema),
  item_discount: /* @__PURE__ */ optional(
    /* @__PURE__ */ array(/* @__PURE__ */ looseObject({ code: optionalText, discount: groszeSchema })),
  ),
  warranty: /* @__PURE__ */ nullish(/* @__PURE__ */ looseObject({ value: /* @__PURE__ */ unknown() })),
  services: /* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ looseObject({ selected: /* @__PURE__ */ boolean() }))),
});
export type CartItem = Readonly<InferOutput<typeof cartItemSchema>>;

/** C-04, C-05, ≠24: the union; `street` is a list, a text is taken as a list of one. */
const addressSchema = /* @__PURE__ */ looseObject({
  firstname: optionalText,
  lastname: optionalText,
  company: optionalText,
  vat_id: optionalText,
  street: /* @__PURE__ */ nullish(/* @__PURE__ */ union([/* @__PURE__ */ array(text), text])),
  city: optionalText,
  postcode: optionalText,
  telephone: optionalText,
  email: optionalText,
});
export type CartAddressAnswer = InferOutput<typeof addressSchema>;

/** C-06 */
const paymentSchema = /* @__PURE__ */ looseObject({ method: optionalText });
/** C-07 */
const shippingSchema = /* @__PURE__ */ looseObject({ method_title: optionalText, amount: /* @__PURE__ */ nullish(groszeSchema) });

/** C-24 */
const couponSchema = /* @__PURE__ */ looseObject({ code: text, name: text, discount: groszeSchema });
export type CartCoupon = Readonly<InferOutput<typeof couponSchema>>;

export const cartAnswerSchema = /* @__PURE__ */ looseObject({
  /** ≠25: the cart's id as the server names it. */
  cart_id: optionalText,
  items: /* @__PURE__ */ optional(/* @__PURE__ */ array(cartItemSchema)),
  total: /* @__PURE__ */ optional(groszeSchema),
  total_count: /* @__PURE__ */ optional(whole),
  message: optionalText,
  success: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean()),
  is_reservation: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
  billing_address: /* @__PURE__ */ nullish(addressSchema),
  shipping_address: /* @__PURE__ */ nullish(addressSchema),
  payment: /* @__PURE__ */ nullish(paymentSchema),
  shipping: /* @__PURE__ */ nullish(shippingSchema),
  coupon: /* @__PURE__ */ nullish(couponSchema),
  /** C-13: JSON text. */
  notices: optionalText,
});
export type CartAnswer = Readonly<InferOutput<typeof cartAnswerSchema>>;

/** For adapters: `cartAnswerSchema` as a parser of unknown data. */
export const cartAnswerParser: GenericSchema<unknown, CartAnswer> = cartAnswerSchema;
