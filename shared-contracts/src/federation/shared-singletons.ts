/**
 * The packages of which a page may hold one instance only, with the range that every remote must accept.
 * The host provides them; remotes keep fallback copies so that they run alone.
 */
export const sharedSingletons = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-router-dom': '^7.18.0',
  jotai: '^3.0.0',
  'jotai/vanilla': '^3.0.0',
  urql: '^5.0.0',
  '@urql/core': '^6.0.0',
  'shared-contracts': '^2.0.0',
} as const;

export type SharedSingleton = keyof typeof sharedSingletons;

/** Layers over the page (native dialogs and toasts): one instance a page, fetched when first needed. */
export const lazySharedParts = ['shared-ui/bottom-sheet', 'shared-ui/dialog', 'shared-ui/drawer', 'shared-ui/toast'] as const;
