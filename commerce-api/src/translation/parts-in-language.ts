import * as v from 'valibot';
import type { Speech } from './speech.ts';

const Json = v.pipe(v.string(), v.parseJson());

/** Fields of structured texts that shoppers read; others name pictures, colours and products. */
const read: ReadonlySet<string> = new Set(['title', 'text', 'button', 'alt']);

/**
 * JSON that a field carries as a text, with what shoppers read of it said; anything else as it is.
 * @param kept a name within its texts that no language translates
 */
export function sayParts(json: string, { language, say }: Pick<Speech, 'language' | 'say'>, kept?: string): string {
  if (language === 'pl' || json === '') return json;
  const saying = (value: unknown, field?: string): unknown => {
    if (Array.isArray(value)) return value.map((part) => saying(part));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, saying(part, key)]));
    return typeof value === 'string' && field !== undefined && read.has(field) ? say(value, kept) : value;
  };
  const parsed = v.safeParse(Json, json);
  return parsed.success ? JSON.stringify(saying(parsed.output)) : json;
}
