import * as v from 'valibot';

const text = v.nullable(v.string());
const address = v.object({
  firstname: text,
  lastname: text,
  company: text,
  vat_id: text,
  street: v.array(v.string()),
  postcode: v.string(),
  city: v.string(),
  country_id: v.string(),
  telephone: v.string(),
  email: text,
  save_in_address_book: v.exactOptional(v.boolean()),
});

const choices = v.object({
  billing: v.optional(v.nullable(address), null),
  /** Null: the goods go to the billing address. */
  delivery: v.optional(v.nullable(address), null),
  withInvoice: v.optional(v.boolean(), false),
  /** J-327: nothing is brought to an address: the goods are collected, or come by e-mail. */
  withoutAddress: v.optional(v.boolean(), false),
  /** K-19: an address looks odd and the shopper has not confirmed it. */
  shouldVerifyAddress: v.optional(v.boolean(), false),
  payment: v.optional(
    v.nullable(v.object({ method: v.string(), group: v.nullable(v.number()), plan: v.exactOptional(v.nullable(v.number())) })),
    null,
  ),
  shipping: v.optional(v.nullable(v.object({ method: v.string(), pickupPointId: v.nullable(v.string()) })), null),
  coupon: v.optional(v.nullable(v.string()), null),
  /** Id of the voucher that pays as much as it holds. */
  voucher: v.exactOptional(v.nullable(v.number())),
  /** the day on which the chosen delivery is to come, and its hours. */
  deliveryDay: v.optional(v.nullable(v.object({ date: v.string(), range: v.string() })), null),
  /** an SMS is to confirm the order. */
  wantsSms: v.optional(v.boolean(), false),
  /** an e-mail is to come if the cart is left; since when, and in which language. */
  reminder: v.optional(v.nullable(v.object({ language: v.picklist(['pl', 'ua']), askedAt: v.string() })), null),
  /** ids of the promotions that the shopper has put. */
  promotions: v.optional(v.array(v.number()), []),
  /** ids of the lines that a less price is wanted for. */
  lessPrice: v.optional(v.array(v.number()), []),
  /** the version of the cart out of which missing pieces were taken last. */
  shortSince: v.optional(v.nullable(v.number()), null),
});

/** What the shopper has chosen for a cart (`cart.checkout`). Whether it is possible is found out each time it is read. */
export type Choices = v.InferOutput<typeof choices>;
export type StoredAddress = v.InferOutput<typeof address>;

export const noChoices: Choices = v.parse(choices, {});

/** J-327: whether street, postcode and town are asked: an invoice names them, whatever becomes of the goods. */
export const needsPostalAddress = ({ withInvoice, withoutAddress }: Pick<Choices, 'withInvoice' | 'withoutAddress'>): boolean =>
  withInvoice || !withoutAddress;

/** The choices as stored; fields that an older server has not written are as if not chosen. */
export const parseChoices = (stored: unknown): Choices => v.parse(choices, stored);

/** the guest's choices fill in where the customer's own cart has none. Addresses go together with the invoice. */
export const mergeChoices = (own: Choices, guest: Choices): Choices => ({
  ...(own.billing === null ? guest : own),
  payment: own.payment ?? guest.payment,
  shipping: own.shipping ?? guest.shipping,
  coupon: own.coupon ?? guest.coupon,
  voucher: own.voucher ?? guest.voucher ?? null,
  // A day belongs to its delivery, a less price to the numbers of the lines.
  deliveryDay: own.shipping === null ? guest.deliveryDay : own.deliveryDay,
  wantsSms: own.wantsSms || guest.wantsSms,
  reminder: own.reminder ?? guest.reminder,
  promotions: [...new Set([...own.promotions, ...guest.promotions])],
  lessPrice: own.lessPrice,
  shortSince: own.shortSince,
});
