/** What the checkout remembers in the browser. Never a password or a BLIK code. */
import { array, boolean, exactOptional, nonEmpty, number, object, pipe, string } from 'valibot';

import { CART_ID_LIFE_MS, INSTALMENT_PLAN_LIFE_MS } from '../constants/time.ts';
import { storageKey } from './storage-key.ts';

const text = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ nonEmpty());

/** An order that was sent and whose answer is not known: with the same key it is placed once, however often it is sent. */
export const SENT_ORDER = /* @__PURE__ */ storageKey({
  name: 'checkout_sent_order',
  lifeMs: CART_ID_LIFE_MS,
  schema: /* @__PURE__ */ object({ cartId: text, key: text, method: text, total: /* @__PURE__ */ number() }),
});

const typed = /* @__PURE__ */ string();
/** The form of `shared-contracts/checkout`, as it was typed. */
const addressForm = /* @__PURE__ */ object({
  firstname: typed,
  lastname: typed,
  company: typed,
  vat_id: typed,
  street: typed,
  postcode: typed,
  city: typed,
  telephone: typed,
  email: typed,
  email_repeat: typed,
});

/** What was typed into the address step, for the cart that it was typed for. */
export const ADDRESS_DRAFT = /* @__PURE__ */ storageKey({
  name: 'checkout_address',
  area: 'session',
  schema: /* @__PURE__ */ object({
    cartId: typed,
    isCompany: /* @__PURE__ */ boolean(),
    isElsewhere: /* @__PURE__ */ boolean(),
    /** The goods are collected, not brought (J-327); a draft of an older release does not say. */
    isCollected: /* @__PURE__ */ exactOptional(/* @__PURE__ */ boolean()),
    /** A person wants an invoice (J-328). */
    wantsInvoice: /* @__PURE__ */ exactOptional(/* @__PURE__ */ boolean()),
    savesAddress: /* @__PURE__ */ boolean(),
    billing: addressForm,
    shipping: addressForm,
  }),
});

const figure = /* @__PURE__ */ number();
const flag = /* @__PURE__ */ boolean();

/** T-03, Z-31, C-29: the instalments that were chosen for a cart. Amounts in grosze, `RRSO` in hundredths of a percent, times in ms. */
export const INSTALMENT_PLAN = /* @__PURE__ */ storageKey({
  name: 'installmentsParams',
  lifeMs: INSTALMENT_PLAN_LIFE_MS,
  schema: /* @__PURE__ */ object({
    cartId: text,
    /** Code of the payment that they belong to. */
    method: text,
    id: figure,
    price: figure,
    installments: figure,
    monthly: figure,
    RRSO: figure,
    name: typed,
    description: typed,
    additionalDescription: typed,
    /** The server has not confirmed them yet. */
    temporary: flag,
    /** Others were chosen for this cart before. */
    multipleChosen: flag,
    /** … and the server has confirmed the last ones. */
    multipleChooseHandled: flag,
    timeStored: figure,
    ttl: figure,
  }),
});

/** The order that was placed last in this tab: feeds the success page (K-22). */
export const ORDER_RECEIPT = /* @__PURE__ */ storageKey({
  name: 'checkout_receipt',
  area: 'session',
  schema: /* @__PURE__ */ object({ order: text, hash: text }),
});

/** K-16: who collects a reservation, as it was typed. */
export const RESERVATION_DRAFT = /* @__PURE__ */ storageKey({
  name: 'reservation_contact',
  area: 'session',
  schema: /* @__PURE__ */ object({ reservationId: text, firstname: typed, telephone: typed, email: typed }),
});

/** T-11, ∅43: popups of the cart that this session has shown. */
export const SHOWN_CART_NOTICES = /* @__PURE__ */ storageKey({
  name: 'shown_cart_notices',
  area: 'session',
  schema: /* @__PURE__ */ array(text),
});
