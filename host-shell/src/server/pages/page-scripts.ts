import { isPrivatePage, serviceModules, type ExposedModule, type PageKind } from 'shared-contracts';
import type { ReleaseAsset } from 'release-kit/schema';
import type { Preload } from './html.ts';
import { cartPageLoader, pageLoader } from './loader/generated.ts';
import { HOST_NAME, assetBase, type ReleaseSet } from '../releases/release-set.ts';

/** Which scripts a page starts with, which it fetches beside them, when, and its inline loader. */
export interface PageScripts {
  /** The host's, in the order in which they run. */
  readonly start: readonly Preload[];
  /** Beside the document; the host's are among them. */
  readonly early: readonly Preload[];
  /** Addresses: after the first paint, together with the host's (ADR 004). */
  readonly late: readonly string[];
  readonly loader: string;
}

const addressed =
  (base: string) =>
  ({ path, integrity }: ReleaseAsset): Preload => ({ href: base + path, integrity });

const remoteScripts = (set: ReleaseSet, module: ExposedModule | null): Preload[] => {
  const remote = module ? set.remotes.get(module.remote) : undefined;
  if (!module || !remote) return [];
  const { entry, exposes, release } = remote.release;
  return [entry, ...(exposes[module.module]?.js ?? [])].map(addressed(assetBase(remote.name, release)));
};

const hostScripts = ({ host }: ReleaseSet, withCart: boolean): Preload[] => {
  const { exposes, release } = host.release;
  const parts = withCart ? ['.', './cart-host'] : ['.'];
  return parts.flatMap((part) => exposes[part]?.js ?? []).map(addressed(assetBase(HOST_NAME, release)));
};

/**
 * A page that the server has rendered is painted before its scripts compete with it. Of a visitor's own page it has rendered a
 * frame alone: there the scripts come beside the document, and the cart itself beside them.
 */
export const pageScripts = (set: ReleaseSet, kind: PageKind | null, module: ExposedModule | null): PageScripts => {
  const start = hostScripts(set, false);
  const remote = remoteScripts(set, module);
  if (kind === null || !isPrivatePage(kind)) return { start, early: [], late: remote.map(({ href }) => href), loader: pageLoader };
  const showsCart = kind === 'cart' || kind === 'checkout';
  if (!showsCart) return { start, early: [...start, ...remote], late: [], loader: pageLoader };
  const withRules = [...hostScripts(set, true), ...remote, ...remoteScripts(set, serviceModules.cart)];
  const early = [...new Map(withRules.map((script) => [script.href, script])).values()];
  return { start, early, late: [], loader: cartPageLoader };
};
