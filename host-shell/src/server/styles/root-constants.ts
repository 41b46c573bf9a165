import type { RulePiece } from './stylesheet.ts';

const isRoot = (selector: string): boolean => selector === ':root' || selector.startsWith('[data-store=');

/** Rules as they are kept: with the selectors that can match on the page. */
export interface KeptRule {
  readonly piece: RulePiece;
  /** Joined by commas. */
  readonly selectors: string;
}

/**
 * The custom properties that have one value on the whole page: declared for the root alone, in no condition. The value
 * that counts is the last one, since all their selectors weigh the same.
 */
export const rootConstants = (rules: readonly KeptRule[]): Map<string, string> => {
  const values = new Map<string, string>();
  const changing = new Set<string>();
  for (const { piece, selectors } of rules) {
    const constant = piece.context.length === 0 && selectors.split(',').every(isRoot);
    for (const { property, value } of piece.declarations) {
      if (!property.startsWith('--')) continue;
      if (constant) values.set(property, value);
      else changing.add(property);
    }
  }
  for (const name of changing) values.delete(name);
  return values;
};

/** Puts the constants' values in place of `var(--name)`; what has a fallback is left as it is. */
export const withConstants = (text: string, constants: ReadonlyMap<string, string>): string =>
  text.includes('var(')
    ? text.replaceAll(/var\(\s*(--[\w-]+)\s*\)/g, (reading, name: string) => {
        const value = constants.get(name);
        return value === undefined ? reading : withConstants(value, constants);
      })
    : text;
