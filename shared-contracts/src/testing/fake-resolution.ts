import type { PageResolution } from '../pages/page-props.ts';
import { bareResolution } from '../resolver/bare-resolution.ts';

/** What the resolver answers for a category without texts, with the fields that the test is about. */
export const resolution = (change: Partial<PageResolution> = {}): PageResolution => ({ ...bareResolution('CATEGORY', 12), ...change });
