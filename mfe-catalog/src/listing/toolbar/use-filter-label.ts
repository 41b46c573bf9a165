import { useTexts } from 'shared-contracts';
import { texts } from '../../texts.ts';
import { RATING_CODE } from '../address/rating-code.ts';
import type { ActiveFilter } from '../facets/facet-model.ts';

/** The words of a chip: the value's name, or a range such as '1000 – 3000 zł'. */
export const useFilterLabel = (): ((filter: ActiveFilter) => string) => {
  const t = useTexts(texts);
  return ({ code, label, range }) => {
    if (range === null) return label;
    const { from, to, unit } = range;
    // As the facet says it.
    if (code === RATING_CODE && from !== null && to === null) return t('facet.stars', { stars: from });
    if (from !== null && to !== null) return t('facet.between', { from, to, unit }).trim();
    return from !== null ? t('facet.atLeast', { from, unit }).trim() : t('facet.atMost', { to: to ?? 0, unit }).trim();
  };
};
