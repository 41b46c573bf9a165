import * as v from 'valibot';
import type { Say } from './translator.ts';

const Json = v.pipe(v.string(), v.parseJson());

/** Fields of a structured block that shoppers read; others name pictures, colours and products. */
const read: ReadonlySet<string> = new Set(['title', 'text', 'button']);

/** A structured block (JSON) with the texts of its parts said; anything else as it is. */
export function sayParts(json: string, say: Say): string {
  if (json === '') return json;
  const saying = (value: unknown, field?: string): unknown => {
    if (Array.isArray(value)) return value.map((part) => saying(part));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, saying(part, key)]));
    return typeof value === 'string' && field !== undefined && read.has(field) ? say(value) : value;
  };
  const parsed = v.safeParse(Json, json);
  return parsed.success ? JSON.stringify(saying(parsed.output)) : json;
}
