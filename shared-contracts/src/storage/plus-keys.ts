/** What decides about the plus programme (F-02). */
import { nonEmpty, pipe, string } from 'valibot';

import { storageKey } from './storage-key.ts';

/** T-06: the visitor's public network address. */
export const CLIENT_IP = /* @__PURE__ */ storageKey({
  name: 'client_ip',
  form: 'text',
  schema: /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ nonEmpty()),
});
