import type { GuideView } from '../guide/guide-model.ts';
import type { FacetView } from './facet-model.ts';

/** What the filter sheet of phones and tablets shows. */
export interface FilterSheetState {
  readonly facets: readonly FacetView[];
  readonly guide: GuideView | null;
  /** Number of products that match the chosen filters. */
  readonly total: number;
  /** While that number is being loaded. */
  readonly busy: boolean;
}
