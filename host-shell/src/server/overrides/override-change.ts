import { OVERRIDE_RESET, parseReleaseList, remoteNames } from 'shared-contracts/federation';
import { HOST_NAME } from '../release-set.ts';
import type { Visitor } from '../visitor.ts';
import { overrideCookie, type Overrides } from './override-cookie.ts';

/** `mfe.catalog` → `mfe-catalog`, `mfe.host-shell` → `host-shell`; null for any other parameter. */
export const packageOf = (parameter: string): string | null => {
  if (parameter === `mfe.${HOST_NAME}`) return HOST_NAME;
  const name = parameter.replace(/^mfe\./, 'mfe-');
  return parameter.startsWith('mfe.') && remoteNames.some((known) => known === name) ? name : null;
};

const isRelease = (name: string, release: string): boolean => parseReleaseList(`${name}@${release}`) !== null;

interface OverrideChange {
  /** The same page without the parameters. */
  readonly location: string;
  readonly cookie: string;
}

/**
 * What the query asks to be overridden from now on: `?mfe.catalog=<release>`, `?mfe.catalog=` (today's again), `?mfe.reset=1`.
 * @returns null when it asks for nothing
 */
export const overrideChange = (
  { path, search }: Pick<Visitor, 'path' | 'search'>,
  now: Overrides,
  secret: string,
): OverrideChange | null => {
  const query = new URLSearchParams(search);
  const asked = [...query].filter(([parameter]) => parameter === OVERRIDE_RESET || packageOf(parameter) !== null);
  if (asked.length === 0) return null;
  const next = new Map(now);
  for (const [parameter, release] of asked) {
    const name = packageOf(parameter);
    if (name === null) next.clear();
    else if (isRelease(name, release)) next.set(name, release);
    else next.delete(name);
    query.delete(parameter);
  }
  const rest = query.toString();
  // `//host` and `/\\host` would lead to another site
  return { location: path.replace(/^[/\\]+/, '/') + (rest === '' ? '' : `?${rest}`), cookie: overrideCookie(next, secret) };
};
