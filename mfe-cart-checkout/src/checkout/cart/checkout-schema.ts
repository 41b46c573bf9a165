/** What the checkout reads of the server's cart (C-02, C-06, C-07). The slice carries it unread, so it is parsed here, once. */
import { array, boolean, integer, number, nullable, nullish, object, optional, picklist, pipe, string, type InferOutput } from 'valibot';
import { groszeSchema } from 'shared-contracts/money/schema';

const text = /* @__PURE__ */ string();
const whole = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer());
const flag = /* @__PURE__ */ boolean();

const choice = { code: text, title: text, description: text, available: flag, reason: /* @__PURE__ */ nullable(text) };

const paymentMethod = /* @__PURE__ */ object({
  ...choice,
  kind: text,
  fee: groszeSchema,
  agreements: /* @__PURE__ */ array(/* @__PURE__ */ object({ id: whole, text, required: flag })),
  banks: /* @__PURE__ */ array(/* @__PURE__ */ object({ group: whole, name: text })),
});
export type PaymentMethod = InferOutput<typeof paymentMethod>;

const shippingMethod = /* @__PURE__ */ object({
  ...choice,
  kind: /* @__PURE__ */ picklist(['courier', 'pickup-point', 'store', 'large', 'electronic']),
  amount: groszeSchema,
  delivery_from: text,
  delivery_to: text,
  needs_pickup_point: flag,
});
export type ShippingMethod = InferOutput<typeof shippingMethod>;

const pickupPoint = /* @__PURE__ */ object({
  id: text,
  carrier: text,
  name: text,
  street: text,
  postcode: text,
  city: text,
  opening_hours: text,
  description: text,
});
export type PickupPoint = InferOutput<typeof pickupPoint>;

const optionalText = /* @__PURE__ */ nullish(text);
const address = /* @__PURE__ */ object({
  firstname: optionalText,
  lastname: optionalText,
  company: optionalText,
  vat_id: optionalText,
  street: /* @__PURE__ */ nullish(/* @__PURE__ */ array(text)),
  postcode: optionalText,
  city: optionalText,
  telephone: optionalText,
  email: optionalText,
  same_as_billing: /* @__PURE__ */ nullish(flag),
});
export type Address = InferOutput<typeof address>;

const issue = /* @__PURE__ */ object({ code: text, message: text, item_id: /* @__PURE__ */ optional(whole) });

const coupon = /* @__PURE__ */ nullish(/* @__PURE__ */ object({ code: text, name: text, discount: groszeSchema }), null);

export const checkoutSchema = /* @__PURE__ */ object({
  billing_address: /* @__PURE__ */ nullable(address),
  shipping_address: /* @__PURE__ */ nullable(address),
  has_virtual_address: flag,
  payment_methods: /* @__PURE__ */ array(paymentMethod),
  shipping_methods: /* @__PURE__ */ array(shippingMethod),
  payment: /* @__PURE__ */ nullable(
    /* @__PURE__ */ object({
      method: text,
      extension_attributes: /* @__PURE__ */ object({ title: text }),
      additional_data: /* @__PURE__ */ object({ group: /* @__PURE__ */ optional(whole) }),
    }),
  ),
  shipping: /* @__PURE__ */ nullable(
    /* @__PURE__ */ object({
      method_code: text,
      method_title: text,
      amount: groszeSchema,
      delivery_from: text,
      delivery_to: text,
      pickup_point: /* @__PURE__ */ nullable(pickupPoint),
    }),
  ),
  coupon,
  address_should_be_verified: flag,
  with_invoice: flag,
  validation: /* @__PURE__ */ nullish(/* @__PURE__ */ array(issue), []),
  summary: /* @__PURE__ */ object({
    subtotal: groszeSchema,
    discount: groszeSchema,
    total: groszeSchema,
    coupon_discount: groszeSchema,
    shipping: /* @__PURE__ */ nullable(groszeSchema),
    payment_fee: groszeSchema,
    grand_total: groszeSchema,
  }),
});
