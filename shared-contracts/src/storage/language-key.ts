import { fallback, picklist, pipe, string, transform } from 'valibot';
import { parseLanguage } from '../i18n/language.ts';
import { storageKey } from './storage-key.ts';

const codes = ['PL', 'UA'] as const;

/** T-09, ≠09: the active language in upper case; readers take any case, and `uk` as another name of `ua`. */
export const LANGUAGE_VERSION = /* @__PURE__ */ storageKey({
  name: 'languageVersion',
  form: 'text',
  schema: /* @__PURE__ */ fallback(
    /* @__PURE__ */ pipe(
      /* @__PURE__ */ string(),
      /* @__PURE__ */ transform((text) => (parseLanguage(text) ?? '').toUpperCase()),
      /* @__PURE__ */ picklist(codes),
    ),
    'PL',
  ),
  empty: 'PL',
});
