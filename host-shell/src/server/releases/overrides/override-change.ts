import {
  OVERRIDE_RESET,
  isAddressed,
  overrideParameter,
  parseReleaseList,
  remoteNames,
  type Override,
  type Overrides,
} from 'shared-contracts/federation';
import { HOST_NAME, type LoadedRelease } from '../release-set.ts';
import type { Visitor } from '../../http/visitor.ts';
import { folderAddress, type AllowedOrigins } from './allowed-origins.ts';

/** The package of a parameter, `mfe.catalog` or `mfe.host-shell`; null for any other. */
const packageOf = (parameter: string): string | null =>
  [HOST_NAME, ...remoteNames].find((name) => overrideParameter(name) === parameter) ?? null;

/** A release of the store by its id; one of an address is named by that. */
const isRelease = (name: string, release: string): boolean => parseReleaseList(`${name}@${release}`) !== null && !isAddressed(release);

const isAddress = (text: string): boolean => text.includes('//');

/** What a page's query asks to be overridden. */
export interface AskedOverrides {
  /** The same page without the parameters. */
  readonly location: string;
  /** Package → id of a release or an address; null: no override any more. In their order; `''` means all packages. */
  readonly asked: readonly (readonly [name: string, wanted: string | null])[];
}

/** `?mfe.catalog=<release or address>`, `?mfe.catalog=` (ends the override), `?mfe.reset=1`. @returns null when the query asks for nothing */
export const askedOverrides = ({ path, search }: Pick<Visitor, 'path' | 'search'>): AskedOverrides | null => {
  const query = new URLSearchParams(search);
  const parameters = [...query].filter(([parameter]) => parameter === OVERRIDE_RESET || packageOf(parameter) !== null);
  if (parameters.length === 0) return null;
  const asked = parameters.map(([parameter, wanted]): readonly [string, string | null] => {
    query.delete(parameter);
    const name = packageOf(parameter);
    if (name === null) return ['', null];
    return [name, isAddress(wanted) || isRelease(name, wanted) ? wanted : null];
  });
  const rest = query.toString();
  // `//host` and `/\\host` would lead to another site
  return { location: path.replace(/^[/\\]+/, '/') + (rest === '' ? '' : `?${rest}`), asked };
};

/** Finds out which release an address has. @throws OverrideProblem when it cannot be shown */
export type ReleaseAt = (name: string, address: string) => Promise<Override>;

/** Of releases from the addresses that are allowed. */
export const releaseAt =
  (releases: { readonly allowed: AllowedOrigins; load(name: string, address: string): Promise<LoadedRelease> }): ReleaseAt =>
  async (name, address) => {
    const { release } = await releases.load(name, address);
    return { release: release.release, address: folderAddress(address, releases.allowed) };
  };

/** The overrides as they are from now on. @throws OverrideProblem for an address that cannot be shown: then nothing changes */
export const changedOverrides = async ({ asked }: AskedOverrides, now: Overrides, at: ReleaseAt): Promise<Overrides> => {
  const next = new Map(now);
  for (const [name, wanted] of asked) {
    if (name === '') next.clear();
    else if (wanted === null) next.delete(name);
    else next.set(name, isAddress(wanted) ? await at(name, wanted) : { release: wanted, address: null });
  }
  return next;
};
