import type { RemoteName } from 'shared-contracts/federation';
import type { CartServiceModule, PageModule, RemoteModule } from 'shared-contracts';

export interface StandaloneLink {
  readonly label: string;
  readonly path: string;
}

/** Loads a slot's module as a component without props. */
export type PartLoader = () => Promise<RemoteModule<object>>;

/** The standalone configuration of a remote, declared in its `src/standalone.tsx`. */
export interface StandaloneRemote {
  readonly name: RemoteName;
  /** Page modules by the names under which federation.config.ts exposes them. */
  readonly pages: Readonly<Record<`./${string}`, () => Promise<PageModule>>>;
  /** Modules for slots, by the path under which the standalone page shows them. */
  readonly parts?: Readonly<Record<string, PartLoader>>;
  /** The cart service, from the remote that provides it; default: a stub that counts additions. */
  readonly cartService?: () => Promise<CartServiceModule>;
  /** Links to its pages. */
  readonly links: readonly StandaloneLink[];
}
