/** Written by the build of the one bundle: every module that a remote exposes, by its name (`./ListingPage`). */
declare module 'one-bundle-modules' {
  import type { RemoteModule } from 'shared-contracts';

  export const modules: Readonly<Record<string, () => Promise<RemoteModule<object>>>>;
}
