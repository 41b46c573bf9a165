import type { PageResolution } from 'shared-contracts';
import type { Crumb } from 'shared-ui/breadcrumbs';

/** P-07: the path that the resolver gave; its last step is the page itself and no link. */
export const crumbsOf = (resolution: PageResolution | null): Crumb[] =>
  (resolution?.breadcrumbs ?? []).map(({ name, url }, at, all) => (at === all.length - 1 ? { name } : { name, to: url }));
