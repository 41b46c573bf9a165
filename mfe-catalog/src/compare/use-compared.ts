import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { compareSkusAtom, useCompareService } from 'shared-contracts';
import { comparePath, parseCompareQuery } from 'shared-contracts/compare';

interface Compared {
  /** As the address names them. */
  readonly skus: readonly string[];
  readonly remove: (sku: string) => void;
  readonly clear: () => void;
}

/** What is compared: the address decides; one without products takes over what the visitor has chosen. */
export const useCompared = (): Compared => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const compare = useCompareService();
  const chosen = useAtomValue(compareSkusAtom);
  const skus = useMemo(() => parseCompareQuery(search), [search]);
  const show = useCallback(
    (next: readonly string[]) => void navigate(comparePath(next), { replace: true, preventScrollReset: true }),
    [navigate],
  );

  useEffect(() => {
    compare?.load();
  }, [compare]);
  const unnamed = skus.length === 0 && chosen.length > 0;
  useEffect(() => {
    if (unnamed) show(chosen);
  }, [unnamed, chosen, show]);

  return {
    skus,
    // M-02, M-03: the address is written again without them, numbered without gaps.
    remove: (sku) => {
      compare?.remove(sku);
      show(skus.filter((other) => other !== sku));
    },
    clear: () => {
      compare?.clear();
      show([]);
    },
  };
};
