/** Scalars of the SDL as TypeScript, the same for every generated file. */
export const scalars = {
  Grosze: { input: 'Grosze', output: 'Grosze' },
  DateTime: { input: 'string', output: 'string' },
  Date: { input: 'string', output: 'string' },
  Html: { input: 'string', output: 'string' },
} as const;

export const header = '// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.\n';

export const typeSettings = {
  scalars,
  strictScalars: true,
  useTypeImports: true,
  enumsAsTypes: true,
  enumType: 'string-literal',
  immutableTypes: true,
  skipTypename: true,
  disableDescriptions: false,
} as const;

/** Packages whose `.graphql` files are compiled to typed documents. */
export const documentPackages = [
  'host-shell',
  'shared-ui',
  'mfe-account',
  'mfe-cart-checkout',
  'mfe-catalog',
  'mfe-content',
  'e2e/fixtures/remote-rspack',
] as const;

/**
 * Packages of which every query gets a file of its own, so that a page's script contains its own queries only.
 * `generated.ts` re-exports them all for importers.
 */
export const splitPackages: readonly string[] = ['host-shell', 'mfe-catalog'];

/** Fragments of these packages may be spread by every package. */
export const fragmentPackages: readonly string[] = ['shared-ui'];
