import { useContext, useMemo, type SyntheticEvent } from 'react';
import { PrefetchContext } from 'shared-contracts';

/** Handlers of a box of links. */
interface IntentHandlers {
  readonly onPointerOver?: (event: SyntheticEvent) => void;
  readonly onFocus?: (event: SyntheticEvent) => void;
}

/** Pointing at, touching or focusing a link inside the box makes the host fetch what its page needs (N-17). */
export const useIntent = (): IntentHandlers => {
  const prefetch = useContext(PrefetchContext);
  return useMemo(() => {
    if (prefetch === null) return {};
    const handle = ({ target }: SyntheticEvent): void => {
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
      if (href?.startsWith('/')) prefetch(href);
    };
    return { onPointerOver: handle, onFocus: handle };
  }, [prefetch]);
};
