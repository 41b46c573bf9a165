import { number, pipe, safeInteger, transform } from 'valibot';

import { grosze } from './grosze.ts';

/** Outside data to `Grosze`: a whole number of grosze. */
export const groszeSchema = /* @__PURE__ */ pipe(
  /* @__PURE__ */ number(),
  /* @__PURE__ */ safeInteger(),
  /* @__PURE__ */ transform(grosze),
);
