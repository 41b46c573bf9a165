import { Suspense, type ReactNode } from 'react';
import { compareSkusAtom, useAtomAfterHydration } from 'shared-contracts';
import { lazyPart, nothing } from 'shared-ui/lazy-part';

const CompareBar = lazyPart(() => import('./CompareBar.tsx'), nothing);

const NONE: readonly string[] = [];

/** J-325: the bar of the comparison under a listing; its code is loaded with the first product that is compared. */
export const CompareBarPlace = (): ReactNode => {
  // Nothing on the server: the list is in the visitor's storage.
  const skus = useAtomAfterHydration(compareSkusAtom, NONE);
  if (skus.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <CompareBar skus={skus} />
    </Suspense>
  );
};
