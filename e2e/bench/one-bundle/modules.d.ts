/** Written by the build of the one bundle: every module that a remote exposes, by its name (`./ListingPage`). */
declare module 'one-bundle-modules' {
  export const modules: Readonly<Record<string, () => Promise<import('shared-contracts').RemoteModule<object>>>>;
}
