import * as v from 'valibot';

/** J-225: pages that editors have changed, as `cleanUrlKey` writes their paths; `/` is the home page. */
const contentMessageSchema = v.object({ wsContent: v.object({ paths: v.array(v.string()) }) });

const textSchema = v.pipe(v.string(), v.parseJson(), contentMessageSchema);

/** A message of its own beside `ServerMessage`: releases of before it ignore it. */
export type ContentMessage = v.InferOutput<typeof contentMessageSchema>;

/** Parses what the commerce server has sent; null for every other message. */
export const readContentMessage = (raw: string): ContentMessage | null => {
  const result = v.safeParse(textSchema, raw);
  return result.success ? result.output : null;
};
