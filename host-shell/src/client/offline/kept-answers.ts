import { DEFAULT_LANGUAGE, type Language, type ShopStorage } from 'shared-contracts';
import { keepResolution, keptResolution } from 'shared-contracts/resolver';
import type { KeptAnswers } from '../../app/page-resolver.ts';

/**
 * what the resolver answered, in the visitor's storage for a day (N-08); its names are those of one language (J-106). That
 * nothing was found is not worth keeping.
 */
export const createKeptAnswers = (storage: ShopStorage, language: Language): KeptAnswers => {
  const nameOf = (path: string): string => (language === DEFAULT_LANGUAGE ? path : `${language}:${path}`);
  return {
    keep: (path, answer) => {
      if (answer.type !== 'NOTFOUND') keepResolution(storage, nameOf(path), answer);
    },
    // Polish names are better than no page.
    find: (path) => keptResolution(storage, nameOf(path)) ?? keptResolution(storage, path) ?? null,
  };
};
