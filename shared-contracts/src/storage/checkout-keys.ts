/** What the checkout remembers in the browser. Never a password or a BLIK code. */
import { array, boolean, exactOptional, nonEmpty, number, object, pipe, string } from 'valibot';

import { CART_ID_LIFE_MS, INSTALMENT_PLAN_LIFE_MS } from '../constants/time.ts';
import { storageKey } from './storage-key.ts';

const nonEmptyText = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ nonEmpty());

/** An order that was sent and whose answer is not known: with the same key it is placed once, however often it is sent. */
export const SENT_ORDER = /* @__PURE__ */ storageKey({
  name: 'checkout_sent_order',
  lifeMs: CART_ID_LIFE_MS,
  schema: /* @__PURE__ */ object({ cartId: nonEmptyText, key: nonEmptyText, method: nonEmptyText, total: /* @__PURE__ */ number() }),
});

const anyText = /* @__PURE__ */ string();
/** The form of `shared-contracts/checkout`, as it was typed. */
const addressForm = /* @__PURE__ */ object({
  firstname: anyText,
  lastname: anyText,
  company: anyText,
  vat_id: anyText,
  street: anyText,
  postcode: anyText,
  city: anyText,
  telephone: anyText,
  email: anyText,
  email_repeat: anyText,
});

/** What was typed into the address step, for the cart that it was typed for. */
export const ADDRESS_DRAFT = /* @__PURE__ */ storageKey({
  name: 'checkout_address',
  area: 'session',
  schema: /* @__PURE__ */ object({
    cartId: anyText,
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

const anyNumber = /* @__PURE__ */ number();
const flag = /* @__PURE__ */ boolean();

/** T-03, Z-31, C-29: the instalments that were chosen for a cart. Amounts in grosze, `RRSO` in hundredths of a percent, times in ms. */
export const INSTALMENT_PLAN = /* @__PURE__ */ storageKey({
  name: 'installmentsParams',
  lifeMs: INSTALMENT_PLAN_LIFE_MS,
  schema: /* @__PURE__ */ object({
    cartId: nonEmptyText,
    /** Code of the payment that they belong to. */
    method: nonEmptyText,
    id: anyNumber,
    price: anyNumber,
    installments: anyNumber,
    monthly: anyNumber,
    RRSO: anyNumber,
    name: anyText,
    description: anyText,
    additionalDescription: anyText,
    /** The server has not confirmed them yet. */
    temporary: flag,
    // The next two names are the customer's (C-29).
    /** Another plan was chosen for this cart before. */
    multipleChosen: flag,
    /** The server has confirmed the plan that was chosen last. */
    multipleChooseHandled: flag,
    timeStored: anyNumber,
    ttl: anyNumber,
  }),
});

/** The order that was placed last in this tab: feeds the success page (K-22). */
export const ORDER_RECEIPT = /* @__PURE__ */ storageKey({
  name: 'checkout_receipt',
  area: 'session',
  schema: /* @__PURE__ */ object({ order: nonEmptyText, hash: nonEmptyText }),
});

/** K-16: who collects a reservation, as it was typed. */
export const RESERVATION_DRAFT = /* @__PURE__ */ storageKey({
  name: 'reservation_contact',
  area: 'session',
  schema: /* @__PURE__ */ object({ reservationId: nonEmptyText, firstname: anyText, telephone: anyText, email: anyText }),
});

/** T-11, ∅43: popups of the cart that this session has shown. */
export const SHOWN_CART_NOTICES = /* @__PURE__ */ storageKey({
  name: 'shown_cart_notices',
  area: 'session',
  schema: /* @__PURE__ */ array(nonEmptyText),
});
