import type { Stats } from 'webpack';

// Internal details that swc appends to a syntax error.
const innerTrace = /\n\s*\n*Caused by:\n[\s\S]*?(?=\n\n(?:ERROR|WARNING) in |$)/g;

/** The errors of a build, readable for developers; empty when there are none. */
export const problemsOf = (stats: Stats, options: { readonly warnings?: boolean } = {}): string => {
  const { warnings = false } = options;
  if (!stats.hasErrors() && !(warnings && stats.hasWarnings())) return '';
  return stats.toString({ all: false, errors: true, warnings, colors: false }).replaceAll(innerTrace, '').trim();
};
