import * as v from 'valibot';

const text = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)), '');

/** A-58, ≠38: what a page reports of its visit every ten minutes, over the live socket or REST. */
export const sessionRefreshSchema = v.object({
  /** The random id of the browser, another one each day. */
  session_id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  url: text(2000),
  referer: text(2000),
  search_params: text(2000),
  utm_source: text(300),
  utm_medium: text(300),
  utm_campaign: text(300),
});

export type SessionRefresh = v.InferOutput<typeof sessionRefreshSchema>;
