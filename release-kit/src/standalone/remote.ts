import type { RemoteName } from 'shared-contracts/federation';
import type { CartServiceModule, PageModule, RemoteModule } from 'shared-contracts';

export interface StandaloneLink {
  readonly label: string;
  readonly path: string;
}

/** Loads a part that is no page (a slot's module) with everything that it needs as props already given. */
export type PartLoader = () => Promise<RemoteModule<object>>;

/** What a remote shows when it runs alone, declared in its `src/standalone.tsx`. */
export interface StandaloneRemote {
  readonly name: RemoteName;
  /** Page modules by the names under which federation.config.ts exposes them. */
  readonly pages: Readonly<Record<`./${string}`, () => Promise<PageModule>>>;
  /** Parts that fill slots of the shop, by the path under which the standalone page shows them. */
  readonly parts?: Readonly<Record<string, PartLoader>>;
  /** The rules of the cart, from the remote that has them; any other counts what is put in. */
  readonly cartService?: () => Promise<CartServiceModule>;
  /** Ways to its pages. */
  readonly links: readonly StandaloneLink[];
}
