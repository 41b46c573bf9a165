/** The module of a page, in the release that has rendered it. */
export interface StyledModule {
  readonly remote: string;
  readonly release: string;
  /** As the release exposes it: `./ListingPage`. */
  readonly module: string;
}

export const FULL_STYLES_PATH = '/page-styles/';

/** Address of all stylesheets of a page in one: it names releases, so what is there never changes. */
export const fullStylesAddress = (hostRelease: string, part: StyledModule | null): string => {
  const module = part ? `/${part.remote}/${part.release}/${part.module.replace(/^\.\//, '')}` : '';
  return `${FULL_STYLES_PATH}${hostRelease}${module}.css`;
};

// Names, release ids and module names: nothing that leads out of the store's folders.
const safe = /^[\w@+-][\w.@+-]*$/;

/** Reads what is behind `FULL_STYLES_PATH`; null for what is no such address. */
export const readFullStylesAddress = (rest: string): { readonly host: string; readonly part: StyledModule | null } | null => {
  if (!rest.endsWith('.css')) return null;
  const parts = rest.slice(0, -'.css'.length).split('/');
  if (!parts.every((part) => safe.test(part))) return null;
  const [host, remote, release, module, ...others] = parts;
  if (host === undefined || others.length > 0) return null;
  if (remote === undefined) return { host, part: null };
  return release === undefined || module === undefined ? null : { host, part: { remote, release, module: `./${module}` } };
};
