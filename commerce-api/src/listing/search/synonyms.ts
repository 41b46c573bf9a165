import type { SearchRules } from './search-rules.ts';

/** A word, and after an equals sign the words that mean the same: `inox = srebrny, nierdzewna`. */
const line = /^([^\s=,]+)\s*=\s*([^=]+)$/;

/**
 * J-258: synonyms as editors write them, one word a line.
 * @returns null where a line is none
 */
export function readSynonyms(text: string): SearchRules['synonyms'] | null {
  const found: Record<string, string[]> = {};
  for (const written of text.split('\n')) {
    if (written.trim() === '') continue;
    const [, word, others = ''] = line.exec(written.trim()) ?? [];
    const words = others
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
    if (word === undefined || words.length === 0) return null;
    (found[word.toLowerCase()] ??= []).push(...words);
  }
  return found;
}

/** The same as text. */
export const synonymsText = (synonyms: SearchRules['synonyms']): string =>
  Object.entries(synonyms)
    .map(([word, others]) => `${word} = ${others.join(', ')}`)
    .join('\n');

/** Synonyms of the records that hold them. */
export const synonymsOf = (records: readonly { readonly text: string }[]): SearchRules['synonyms'] =>
  Object.assign({}, ...records.map(({ text }) => readSynonyms(text) ?? {})) as SearchRules['synonyms']; // of such objects alone
