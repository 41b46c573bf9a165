import type { Language, ShopStorage } from 'shared-contracts';
import type { PageResolver } from '../../app/page-resolver.ts';
import { PREVIEW_BAR } from '../../preview-bar.ts';
import { createKeptAnswers } from '../offline/kept-answers.ts';
import { loadDeferred } from '../../schedule/load-deferred.ts';

/**
 * Prepares for a lost connection: answers of the resolver are stored, expired entries are removed
 * first (H-11), and the code of the metadata and of the error screens is loaded before it is needed.
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
  // J-256: this document knows a draft, which nobody keeps; the first navigation loads another one.
  if (document.getElementById(PREVIEW_BAR) === null) resolver.keepIn(createKeptAnswers(storage, language));
  await loadDeferred(
    () => Promise.all([import('../../shell/metadata/index.ts'), import('../../shell/failures/index.ts')]),
    () => undefined,
  );
};
