import type { Stats } from 'webpack';

// What swc adds to a syntax error: the inside of its own machine.
const innerTrace = /\n\s*\n*Caused by:\n[\s\S]*?(?=\n\n(?:ERROR|WARNING) in |$)/g;

/** What is wrong with a build, as a developer wants to read it; empty when nothing is. */
export const problemsOf = (stats: Stats, options: { readonly warnings?: boolean } = {}): string => {
  const { warnings = false } = options;
  if (!stats.hasErrors() && !(warnings && stats.hasWarnings())) return '';
  return stats.toString({ all: false, errors: true, warnings, colors: false }).replaceAll(innerTrace, '').trim();
};
