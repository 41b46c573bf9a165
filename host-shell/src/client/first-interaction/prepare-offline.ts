import type { Language, ShopStorage } from 'shared-contracts';
import type { PageResolver } from '../../app/page-resolver.ts';
import { createKeptAnswers } from '../offline/kept-answers.ts';
import { loadDeferred } from '../../schedule/load-deferred.ts';

/**
 * Gets ready for the moment in which the connection goes: answers of the resolver are kept, what has expired makes room
 * for them (H-11), and what pages are named by and the screens that say what has failed are here before they are needed.
 */
export const prepareOffline = async ({
  language,
  resolver,
  storage,
}: {
  readonly language: Language;
  readonly resolver: PageResolver;
  readonly storage: ShopStorage;
}): Promise<void> => {
  storage.purgeExpired();
  resolver.keepIn(createKeptAnswers(storage, language));
  await loadDeferred(
    () => Promise.all([import('../../shell/metadata/index.ts'), import('../../shell/failures/index.ts')]),
    () => undefined,
  );
};
