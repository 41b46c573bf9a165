import type { Crumb } from 'shared-ui/breadcrumbs';

interface Step {
  readonly name: string;
  readonly url: string;
}

/** P-07: the way to a page without the home page (every path starts with it) and without the page itself. */
export const crumbsTo = (steps: readonly Step[], ownUrl: string): readonly Crumb[] =>
  steps.filter(({ url }) => url !== '/' && url !== ownUrl).map(({ name, url }) => ({ name, to: url }));
