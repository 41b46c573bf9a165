import type { ShopStorage } from 'shared-contracts';
import { keepResolution, keptResolution } from 'shared-contracts/resolver';
import type { KeptAnswers } from '../app/page-resolver.ts';

/** what the resolver answered, in the visitor's storage for a day (N-08). That nothing was found is not worth keeping. */
export const createKeptAnswers = (storage: ShopStorage): KeptAnswers => ({
  keep: (path, answer) => {
    if (answer.type !== 'NOTFOUND') keepResolution(storage, path, answer);
  },
  find: (path) => keptResolution(storage, path) ?? null,
});
