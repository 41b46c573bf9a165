import type { PrefetchRequest } from 'shared-contracts';

/** The optional export of a page module that reads the page's data ahead of time. */
export type Prefetch = (request: PrefetchRequest) => Promise<void>;

/** Null: the module offers none. */
export const prefetchOf = (module: object): Prefetch | null =>
  'prefetch' in module && typeof module.prefetch === 'function' ? (module.prefetch as Prefetch) : null; // the contract of page modules
