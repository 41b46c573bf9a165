import * as v from 'valibot';

const text = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)), '');

/** A-58, ≠38: what a browser tells of its visit every ten minutes, by REST or by the socket. */
export const SessionRefresh = v.object({
  /** The number of the browser, which is another one each day. */
  session_id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  url: text(2000),
  referer: text(2000),
  search_params: text(2000),
  utm_source: text(300),
  utm_medium: text(300),
  utm_campaign: text(300),
});

export type SessionRefresh = v.InferOutput<typeof SessionRefresh>;
