import type { Language } from 'shared-contracts';
import * as v from 'valibot';

const Choice = v.pipe(v.string(), v.parseJson(), v.object({ language: v.pipe(v.string(), v.toLowerCase(), v.picklist(['ua', 'uk'])) }));

/** The value as it was before it became part of a header. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // others have written it
  }
}

/** The language of the shop that a request is made in: by the cookie of the language switch (T-12), else Polish. */
export function askedLanguage(cookies: string | undefined): Language {
  const value = /(?:^|;\s*)translation=([^;]*)/.exec(cookies ?? '')?.[1];
  return value !== undefined && v.is(Choice, decoded(value)) ? 'ua' : 'pl';
}
