/** What a shopper writes about a product, while it is being written (J-150, J-156), and what the browser has found helpful (J-154); and messages to the shop. */
import { array, boolean, nullable, number, object, optional, record, string } from 'valibot';

import { MESSAGE_OUTBOX_LIFE_MS } from '../constants/time.ts';
import { storageKey } from './storage-key.ts';

const text = /* @__PURE__ */ string();

/** What was typed into a form, by the names of its fields, and for which product. */
const draft = /* @__PURE__ */ object({ productId: /* @__PURE__ */ number(), values: /* @__PURE__ */ record(text, text) });

export const REVIEW_DRAFT = /* @__PURE__ */ storageKey({ name: 'review_draft', area: 'session', form: 'json', schema: draft });
export const QUESTION_DRAFT = /* @__PURE__ */ storageKey({ name: 'question_draft', area: 'session', form: 'json', schema: draft });

/** ∅09: what was typed into the form of a complaint, by the names of its fields. */
export const COMPLAINT_DRAFT = /* @__PURE__ */ storageKey({
  name: 'complaint_draft',
  area: 'session',
  form: 'json',
  schema: /* @__PURE__ */ object({ channel: text, values: /* @__PURE__ */ record(text, text) }),
});

/** J-286: what is being written to the shop about a complaint, and the e-mail address that proves its claimant; null: a customer. */
export const COMPLAINT_MESSAGE = /* @__PURE__ */ storageKey({
  name: 'complaint_message',
  area: 'session',
  form: 'json',
  schema: /* @__PURE__ */ object({
    number: text,
    email: /* @__PURE__ */ nullable(text),
    text,
    files: /* @__PURE__ */ array(/* @__PURE__ */ object({ id: text, name: text })),
  }),
});

/** J-261: what was written to the shop without a connection; `refused`: the shop does not accept it, so that it waits for its writer alone. */
export const MESSAGE_OUTBOX = /* @__PURE__ */ storageKey({
  name: 'message_outbox',
  lifeMs: MESSAGE_OUTBOX_LIFE_MS,
  empty: [],
  schema: /* @__PURE__ */ array(
    /* @__PURE__ */ object({
      key: text,
      topic: text,
      name: text,
      email: text,
      phone: text,
      comment: text,
      refused: /* @__PURE__ */ optional(/* @__PURE__ */ boolean(), false),
    }),
  ),
});

/** J-321, J-375: the same of reported errors; `page`: path of the page where it happened; `picture`: `data:` address of the screen, empty: none. */
export const REPORT_OUTBOX = /* @__PURE__ */ storageKey({
  name: 'report_outbox',
  lifeMs: MESSAGE_OUTBOX_LIFE_MS,
  empty: [],
  schema: /* @__PURE__ */ array(
    /* @__PURE__ */ object({
      key: text,
      page: text,
      picture: /* @__PURE__ */ optional(text, ''),
      name: text,
      email: text,
      phone: text,
      comment: text,
      refused: /* @__PURE__ */ optional(/* @__PURE__ */ boolean(), false),
    }),
  ),
});

/** A random number of the browser that is used for nothing else, and the reviews that it has found helpful. */
export const FOUND_HELPFUL = /* @__PURE__ */ storageKey({
  name: 'found_helpful',
  form: 'json',
  schema: /* @__PURE__ */ object({ browser: text, reviews: /* @__PURE__ */ array(/* @__PURE__ */ number()) }),
});
