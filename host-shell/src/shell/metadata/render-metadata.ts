import { headTags } from './head-tags.ts';
import type { PageMetadata } from './page-metadata.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** The tags for the server's `<head>`; everything in them is escaped. The language is for `<html lang>`. */
export const renderMetadata = (metadata: PageMetadata): string => {
  const tags = headTags(metadata).flatMap(({ tag, key, name, value, text }) =>
    text === null ? [] : [`<${tag} ${key}="${name}" ${value}="${escapeText(text)}">`],
  );
  return `<title>${escapeText(metadata.title)}</title>${tags.join('')}`;
};
