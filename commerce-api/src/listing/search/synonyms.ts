import type { SearchRules } from './search-rules.ts';

/** A word, and after an equals sign the words that mean the same: `inox = srebrny, nierdzewna`. */
const line = /^([^\s=,]+)\s*=\s*([^=]+)$/;

/**
 * J-258: synonyms as editors write them, one word a line.
 * @returns null where a line is none
 */
export function readSynonyms(text: string): SearchRules['synonyms'] | null {
  const found = new Map<string, string[]>(); // no object: `constructor` is a word like any other
  for (const written of text.split('\n')) {
    if (written.trim() === '') continue;
    const [, word, others = ''] = line.exec(written.trim()) ?? [];
    const words = others
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
    if (word === undefined || words.length === 0) return null;
    const key = word.toLowerCase();
    found.set(key, [...(found.get(key) ?? []), ...words]);
  }
  return Object.fromEntries(found);
}

/** The same as text. */
export const synonymsText = (synonyms: SearchRules['synonyms']): string =>
  Object.entries(synonyms)
    .map(([word, others]) => `${word} = ${others.join(', ')}`)
    .join('\n');

/** Synonyms of the records that hold them. */
export const synonymsOf = (records: readonly { readonly text: string }[]): SearchRules['synonyms'] =>
  Object.fromEntries(records.flatMap(({ text }) => Object.entries(readSynonyms(text) ?? {})));
