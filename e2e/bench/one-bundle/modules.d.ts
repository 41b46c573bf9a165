/** Written by the build of the one bundle: every module that a remote exposes, by its name (`./ListingPage`). */
declare module 'one-bundle-modules' {
  // An import statement would count as a use of everything that shared-contracts exports.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const modules: Readonly<Record<string, () => Promise<import('shared-contracts').RemoteModule<object>>>>;
}
