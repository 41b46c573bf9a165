import type { Language } from 'shared-contracts';

/**
 * The language of a text of the catalogue where it is another one than the page's: one that nobody has translated is Polish, and has no
 * Cyrillic letter. Undefined where nothing has to be said.
 */
export const textLanguage = (text: string, pageLanguage: Language): 'pl' | undefined =>
  pageLanguage === 'ua' && /\p{L}{3}/u.test(text) && !/[а-яґєії]/i.test(text) ? 'pl' : undefined;
