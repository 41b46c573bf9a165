/** The resolver's answer (R-02, Z-43), checked where it comes from outside: the page's preloaded block, the storage. */
import { type GenericSchema, array, boolean, looseObject, nullable, number, picklist, safeParse, string } from 'valibot';

import type { UrlResolution } from '../graphql/schema-types.ts';
import { resolverTypes } from '../pages/resolver-kinds.ts';

const text = /* @__PURE__ */ string();
const optionalText = /* @__PURE__ */ nullable(text);
const id = /* @__PURE__ */ nullable(/* @__PURE__ */ number());

export const resolutionSchema: GenericSchema<unknown, UrlResolution> = /* @__PURE__ */ looseObject({
  type: /* @__PURE__ */ picklist(resolverTypes),
  id,
  category_id: id,
  canonical_url: optionalText,
  restore_params: /* @__PURE__ */ array(text),
  meta_title: optionalText,
  meta_description: optionalText,
  meta_keywords: optionalText,
  googlebot: optionalText,
  robots: optionalText,
  og_type: optionalText,
  og_image: optionalText,
  intro_description: optionalText,
  description: optionalText,
  intro_category_description: optionalText,
  category_description: optionalText,
  has_filter_seo: /* @__PURE__ */ boolean(),
  header_title: optionalText,
  faq: /* @__PURE__ */ array(/* @__PURE__ */ looseObject({ question: text, answer: text })),
  blog_category_product_ids: /* @__PURE__ */ array(/* @__PURE__ */ number()),
  breadcrumbs: /* @__PURE__ */ array(/* @__PURE__ */ looseObject({ name: text, url: text, category_id: id })),
});

/** The answer, or undefined when it is not one (R-23: then the page is not found). */
export function parseResolution(value: unknown): UrlResolution | undefined {
  const parsed = safeParse(resolutionSchema, value);
  return parsed.success ? parsed.output : undefined;
}
