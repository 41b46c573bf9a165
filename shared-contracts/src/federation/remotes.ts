/** The four remotes, one team each. */
export const remoteNames = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content'] as const;

export type RemoteName = (typeof remoteNames)[number];

/** A module that a remote's release exposes, e.g. `./ListingPage`. */
export interface ExposedModule {
  readonly remote: RemoteName;
  readonly module: `./${string}`;
}

/** The federation container's name: an identifier, because it becomes a global variable (`mfe_catalog`). */
export const containerName = (packageName: string): string => packageName.replaceAll('-', '_');
