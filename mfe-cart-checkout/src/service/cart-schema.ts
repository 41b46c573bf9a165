// Made by `pnpm codegen` from the routes of commerce-api. Do not edit.
import * as v from 'valibot';
import { groszeSchema } from 'shared-contracts/money/schema';

/** C-03, Z-04 */
export const cartItemSchema = /* @__PURE__ */ v.looseObject({
item_id: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
quote_id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
product_id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer())),
sku: /* @__PURE__ */ v.string(),
main_product_sku: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
qty: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
/** Price of one piece before reductions (grosze) */
catalog_price: groszeSchema,
/** Price of one piece (grosze) */
catalog_final_price: groszeSchema,
item_discount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.object({
code: /* @__PURE__ */ v.string(),
/** Per piece (grosze) */
discount: groszeSchema,
}))),
warranty: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.object({
id: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
name: /* @__PURE__ */ v.string(),
/** Price of the warranty of one piece (grosze) */
value: groszeSchema,
}))),
/** All that the product is offered with */
services: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.object({
id: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
name: /* @__PURE__ */ v.string(),
/** Price of the service for one piece (grosze) */
price: groszeSchema,
selected: /* @__PURE__ */ v.boolean(),
/** It is done in a shop, which is its option */
needs_shop: /* @__PURE__ */ v.boolean(),
option: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.object({
id: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
name: /* @__PURE__ */ v.string(),
})),
}))),
/** It is offered with longer warranties */
has_warranty_options: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
manufacturer_name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
request_path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
/** Picture address without width and format */
thumbnail: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
min_sale_qty: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer())),
/** The most pieces that can be bought now */
max_sale_qty: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer())),
availability: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer())),
omnibus_price: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(groszeSchema)),
/** What its pieces cost (grosze) */
row_total: /* @__PURE__ */ v.optional(groszeSchema),
/** What the line saves (grosze) */
row_discount: /* @__PURE__ */ v.optional(groszeSchema),
/** Taken off the line for a member of the Plus programme (J-297) (grosze) */
row_plus_discount: /* @__PURE__ */ v.optional(groszeSchema),
/** Warranty and services of all pieces (grosze) */
add_ons_total: /* @__PURE__ */ v.optional(groszeSchema),
gift: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.object({
/** Of a gift card: to whom it goes (J-250) */
recipient_email: /* @__PURE__ */ v.string(),
recipient_name: /* @__PURE__ */ v.string(),
/** Plain text; empty: none */
message: /* @__PURE__ */ v.string(),
/** Day of sending, in Poland: 2026-12-24 */
day: /* @__PURE__ */ v.string(),
}))),
delivery_day: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});
export type CartItem = Readonly<v.InferOutput<typeof cartItemSchema>>;

/** C-04, C-05 */
export const cartAddressSchema = /* @__PURE__ */ v.looseObject({
firstname: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
lastname: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
company: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
vat_id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
street: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()), /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.transform((street) => [street]))])),
postcode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
city: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
country_id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
telephone: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
email: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
/** On delivery addresses only (≠24) */
same_as_billing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
save_in_address_book: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});
export type CartAddress = Readonly<v.InferOutput<typeof cartAddressSchema>>;

/** Where and when goods can be collected (J-167) */
export const collectionSchema = /* @__PURE__ */ v.object({
shop_id: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
name: /* @__PURE__ */ v.string(),
/** What its neighbours call it: Galeria Wiślana */
place: /* @__PURE__ */ v.string(),
/** First day on which the goods can be collected */
day: /* @__PURE__ */ v.string(),
hour: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer())),
/** How often they lie on the shelves of the shop; 0 when they have to be brought */
pieces: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
});
export type Collection = Readonly<v.InferOutput<typeof collectionSchema>>;

export const shippingMethodSchema = /* @__PURE__ */ v.object({
code: /* @__PURE__ */ v.string(),
title: /* @__PURE__ */ v.string(),
description: /* @__PURE__ */ v.string(),
available: /* @__PURE__ */ v.boolean(),
reason: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
kind: /* @__PURE__ */ v.picklist(["courier","pickup-point","store","large","electronic"]),
/** What the delivery of this cart costs (grosze) */
amount: groszeSchema,
/** First day on which it may arrive */
delivery_from: /* @__PURE__ */ v.string(),
delivery_to: /* @__PURE__ */ v.string(),
collection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(collectionSchema)),
needs_pickup_point: /* @__PURE__ */ v.boolean(),
/** It lacks nothing but an address to bring the goods to (J-327) */
needs_address: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});
export type ShippingMethod = Readonly<v.InferOutput<typeof shippingMethodSchema>>;

/** What instalments mean for the sum to pay */
export const instalmentTermsSchema = /* @__PURE__ */ v.object({
/** Chosen by it; of `global4net_installments_*` the id of the plan (K-14) */
id: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
months: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
/** One instalment (grosze) */
monthly: groszeSchema,
/** All instalments together (grosze) */
total: groszeSchema,
/** Annual percentage rate in hundredths of a percent: 1549 = 15,49 % */
rrso: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
/** Representative example (∅61) */
example: /* @__PURE__ */ v.string(),
});
export type InstalmentTerms = Readonly<v.InferOutput<typeof instalmentTermsSchema>>;

export const paymentMethodSchema = /* @__PURE__ */ v.object({
code: /* @__PURE__ */ v.string(),
title: /* @__PURE__ */ v.string(),
description: /* @__PURE__ */ v.string(),
available: /* @__PURE__ */ v.boolean(),
reason: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
kind: /* @__PURE__ */ v.picklist(["card","transfer","blik","later","installments","lease","on-delivery","in-store","voucher"]),
/** What this way of paying costs (grosze) */
fee: groszeSchema,
/** To be accepted before the order is placed (K-04) */
agreements: /* @__PURE__ */ v.array(/* @__PURE__ */ v.object({
id: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
text: /* @__PURE__ */ v.string(),
required: /* @__PURE__ */ v.boolean(),
})),
/** Banks to choose from (K-09); empty where none is asked */
banks: /* @__PURE__ */ v.array(/* @__PURE__ */ v.object({
group: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
name: /* @__PURE__ */ v.string(),
})),
/** Instalments to choose from; missing where there are none */
plans: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(instalmentTermsSchema)),
});
export type PaymentMethod = Readonly<v.InferOutput<typeof paymentMethodSchema>>;

/** ∅59 */
export const pickupPointSchema = /* @__PURE__ */ v.object({
id: /* @__PURE__ */ v.string(),
/** Shipping code (Y-15 …) */
carrier: /* @__PURE__ */ v.string(),
name: /* @__PURE__ */ v.string(),
street: /* @__PURE__ */ v.string(),
postcode: /* @__PURE__ */ v.string(),
city: /* @__PURE__ */ v.string(),
latitude: /* @__PURE__ */ v.number(),
longitude: /* @__PURE__ */ v.number(),
opening_hours: /* @__PURE__ */ v.string(),
/** All day, each day */
always_open: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
/** An order that is paid on delivery can be paid there */
pays_on_pickup: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
/** Metres from the position that was asked for */
distance: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer())),
description: /* @__PURE__ */ v.string(),
});
export type PickupPoint = Readonly<v.InferOutput<typeof pickupPointSchema>>;

/** ∅08: no Sundays and no Polish public holidays */
export const shippingCalendarSchema = /* @__PURE__ */ v.object({
days: /* @__PURE__ */ v.array(/* @__PURE__ */ v.object({
date: /* @__PURE__ */ v.string(),
ranges: /* @__PURE__ */ v.array(/* @__PURE__ */ v.object({
/** Hours: 08-12 */
range: /* @__PURE__ */ v.string(),
/** Names the day and the hours */
code: /* @__PURE__ */ v.string(),
/** What the delivery costs then (grosze) */
price: groszeSchema,
available: /* @__PURE__ */ v.boolean(),
})),
})),
});
export type ShippingCalendar = Readonly<v.InferOutput<typeof shippingCalendarSchema>>;

/** C-25 */
export const cartPromotionSchema = /* @__PURE__ */ v.object({
id: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
name: /* @__PURE__ */ v.string(),
description: /* @__PURE__ */ v.string(),
/** Put and removed as a whole, or for lines of the cart */
kind: /* @__PURE__ */ v.picklist(["set","less-price"]),
is_chosen: /* @__PURE__ */ v.boolean(),
/** It counts in the sums */
is_active: /* @__PURE__ */ v.boolean(),
/** Saved (grosze) */
discount: groszeSchema,
reason: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
/** Lines of the cart that belong to it */
item_ids: /* @__PURE__ */ v.array(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer())),
/** Lines that the less price is for */
chosen_item_ids: /* @__PURE__ */ v.array(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer())),
});
export type CartPromotion = Readonly<v.InferOutput<typeof cartPromotionSchema>>;

/** C-28 */
export const accessorySchema = /* @__PURE__ */ v.object({
id: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
sku: /* @__PURE__ */ v.string(),
name: /* @__PURE__ */ v.string(),
/** Of one piece (grosze) */
price: groszeSchema,
/** Picture address without width and format */
thumbnail: /* @__PURE__ */ v.string(),
category_id: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
request_path: /* @__PURE__ */ v.string(),
});
export type Accessory = Readonly<v.InferOutput<typeof accessorySchema>>;

/** C-01; C-02; `mini` answers leave out saved_items, additional_data, notices, summary and all of the checkout */
export const cartSchema = /* @__PURE__ */ v.looseObject({
cart_id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
/** Counts changes; an answer with a lower one is out of date */
version: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer())),
updated_at: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
items: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(cartItemSchema)),
/** Put aside for later, with prices and pieces of now; neither counted nor ordered (J-303) */
saved_items: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(cartItemSchema)),
/** What all lines cost, coupon included (grosze) */
total: /* @__PURE__ */ v.optional(groszeSchema),
/** Pieces */
total_count: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer())),
tax: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.object({
/** Per cent */
rate: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer()),
/** What of the sum has no tax: gift cards (grosze) */
untaxed: groszeSchema,
}))),
success: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
message: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
is_reservation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
additional_data: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
/** JSON text (C-13) */
notices: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
summary: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.object({
/** Before reductions (grosze) */
subtotal: groszeSchema,
/** Saved (grosze) */
discount: groszeSchema,
/** Warranties and services (grosze) */
add_ons: groszeSchema,
/** What all lines cost, coupon included (grosze) */
total: groszeSchema,
/** Delivery is free from here (grosze) */
free_delivery_from: groszeSchema,
/** Missing for free delivery (grosze) */
missing_for_free_delivery: groszeSchema,
/** Saved by the coupon (grosze) */
coupon_discount: groszeSchema,
/** Saved as a member of the Plus programme, within the discount (J-297) (grosze) */
plus_discount: /* @__PURE__ */ v.optional(groszeSchema),
shipping: /* @__PURE__ */ v.nullable(groszeSchema),
/** Fee of the method of payment (grosze) */
payment_fee: groszeSchema,
/** Lines, delivery and fee (grosze) */
grand_total: groszeSchema,
/** Paid by the voucher (grosze) */
voucher: /* @__PURE__ */ v.optional(groszeSchema),
/** What is left to be paid (grosze) */
to_pay: /* @__PURE__ */ v.optional(groszeSchema),
})),
billing_address: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(cartAddressSchema)),
shipping_address: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(cartAddressSchema)),
/** Nothing is sent: no delivery address is asked */
has_virtual_address: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
shipping_methods: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(shippingMethodSchema)),
payment_methods: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(paymentMethodSchema)),
external_voucher: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.object({
/** The last four characters of its code */
code_end: /* @__PURE__ */ v.string(),
/** What it holds (grosze) */
balance: groszeSchema,
/** What it pays of this cart (grosze) */
amount: groszeSchema,
/** What it holds afterwards (grosze) */
left: groszeSchema,
}))),
payment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.object({
method: /* @__PURE__ */ v.string(),
extension_attributes: /* @__PURE__ */ v.object({
title: /* @__PURE__ */ v.string(),
}),
additional_data: /* @__PURE__ */ v.object({
group: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer())),
plan: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer())),
}),
}))),
shipping: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.object({
method_code: /* @__PURE__ */ v.string(),
method_title: /* @__PURE__ */ v.string(),
/** What the delivery costs (grosze) */
amount: groszeSchema,
delivery_from: /* @__PURE__ */ v.string(),
delivery_to: /* @__PURE__ */ v.string(),
collection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(collectionSchema)),
pickup_point: /* @__PURE__ */ v.nullable(pickupPointSchema),
}))),
/** What is promised of all goods together (J-167): the chosen delivery, else the soonest, of equal ones the cheapest */
delivery: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.object({
way: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.object({
code: /* @__PURE__ */ v.string(),
title: /* @__PURE__ */ v.string(),
/** What it costs (grosze) */
amount: groszeSchema,
/** First day on which the goods may arrive */
day: /* @__PURE__ */ v.string(),
last_day: /* @__PURE__ */ v.string(),
})),
collection: /* @__PURE__ */ v.nullable(collectionSchema),
})),
calendar: /* @__PURE__ */ v.optional(shippingCalendarSchema),
coupon: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.object({
code: /* @__PURE__ */ v.string(),
name: /* @__PURE__ */ v.string(),
/** Saved (grosze) */
discount: groszeSchema,
}))),
plus_coupon: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.object({
code: /* @__PURE__ */ v.string(),
name: /* @__PURE__ */ v.string(),
/** Saved (grosze) */
discount: groszeSchema,
}))),
/** Postcode and city do not seem to belong together: the shopper is asked (K-19) */
address_should_be_verified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
/** An invoice, for a company where the address has a vat_id (K-20) */
with_invoice: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
/** The goods are collected, or come by e-mail: the address may have no street (J-327) */
without_delivery_address: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
/** What stands in the way of an order; empty when it can be placed */
validation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.object({
/** no_payment, no_address, no_shipping, empty_cart, or a refusal of an item such as out_of_stock */
code: /* @__PURE__ */ v.string(),
message: /* @__PURE__ */ v.string(),
item_id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer())),
}))),
bank_account_number: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
delivery_date: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.object({
date: /* @__PURE__ */ v.string(),
/** Hours: 08-12 */
range: /* @__PURE__ */ v.string(),
/** Names the day and the hours */
code: /* @__PURE__ */ v.string(),
}))),
/** An e-mail comes if the cart is left */
cart_reminder: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
/** An SMS will confirm the order (K-25) */
confirmation_sms: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
promotions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(cartPromotionSchema)),
services: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()))),
/** Products that go with those of the cart */
accessories: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(accessorySchema)),
});
export type Cart = Readonly<v.InferOutput<typeof cartSchema>>;
