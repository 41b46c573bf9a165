import * as v from 'valibot';
import type { Translator } from './translator.ts';

const Json = v.pipe(v.string(), v.parseJson());

/** Fields of structured texts that shoppers read; others name pictures, colours and products. */
const read: ReadonlySet<string> = new Set(['title', 'text', 'button', 'alt']);

/**
 * JSON that a field carries as a text, with the texts that shoppers read translated; anything else unchanged.
 * @param kept a name within its texts that no language translates
 */
export function translateFields(json: string, { language, translate }: Pick<Translator, 'language' | 'translate'>, kept?: string): string {
  // A Polish text says what is promised now where it has a place for that (J-170).
  if (json === '' || (language === 'pl' && !json.includes('{{'))) return json;
  const translateValue = (value: unknown, field?: string): unknown => {
    if (Array.isArray(value)) return value.map((part) => translateValue(part));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translateValue(part, key)]));
    return typeof value === 'string' && field !== undefined && read.has(field) ? translate(value, kept) : value;
  };
  const parsed = v.safeParse(Json, json);
  return parsed.success ? JSON.stringify(translateValue(parsed.output)) : json;
}
