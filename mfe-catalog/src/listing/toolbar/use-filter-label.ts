import { useTexts } from 'shared-contracts';
import { texts } from '../../texts.ts';
import type { ActiveFilter } from '../facets/facet-model.ts';

/** The words of a chip: the value's name, or a range such as '1000 – 3000 zł'. */
export const useFilterLabel = (): ((filter: ActiveFilter) => string) => {
  const t = useTexts(texts);
  return ({ label, range }) => {
    if (range === null) return label;
    const { from, to, unit } = range;
    if (from !== null && to !== null) return t('facet.between', { from, to, unit }).trim();
    return from !== null ? t('facet.atLeast', { from, unit }).trim() : t('facet.atMost', { to: to ?? 0, unit }).trim();
  };
};
