import { lazyPart, nothing } from 'shared-ui/lazy-part';

/** Suggestions below the search field. */
export const suggestionsPart = lazyPart(() => import('./Suggestions.tsx'), nothing);
