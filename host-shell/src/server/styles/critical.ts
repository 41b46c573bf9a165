import type { PageFeatures } from './page-features.ts';
import { rootConstants, withConstants, type KeptRule } from './root-constants.ts';
import type { Piece, StyleDeclaration } from './stylesheet.ts';

interface Part {
  readonly context: readonly string[];
  readonly text: string;
}

const isCustom = (property: string): boolean => property.startsWith('--');

const readsOf = (text: string): string[] =>
  text.includes('var(') ? [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '') : [];

/** The custom properties that are read, directly or by another one that is read. */
const readProperties = (declarations: readonly StyleDeclaration[], first: readonly string[]): Set<string> => {
  const values = Map.groupBy(
    declarations.filter(({ property }) => isCustom(property)),
    ({ property }) => property,
  );
  const read = new Set<string>();
  const look = (name: string): void => {
    if (read.has(name)) return;
    read.add(name);
    for (const { value } of values.get(name) ?? []) readsOf(value).forEach(look);
  };
  first.forEach(look);
  return read;
};

const valuesOf = (declarations: readonly StyleDeclaration[], wanted: RegExp): string =>
  declarations
    .filter(({ property }) => isCustom(property) || wanted.test(property))
    .map(({ value }) => value)
    .join(';');

/** Joins parts in their order; neighbours share the at-rules around them. */
const write = (parts: readonly Part[]): string => {
  let css = '';
  let open: readonly string[] = [];
  for (const { context, text } of [...parts, { context: [], text: '' }]) {
    let shared = 0;
    while (shared < open.length && open[shared] === context[shared]) shared += 1;
    const opened = context.slice(shared).map((part) => `${part}{`);
    css += '}'.repeat(open.length - shared) + opened.join('') + text;
    open = context;
  }
  return css;
};

const keptRules = (pieces: readonly Piece[], features: PageFeatures): Map<Piece, KeptRule> => {
  const rules = new Map<Piece, KeptRule>();
  for (const piece of pieces) {
    if (piece.type !== 'rule') continue;
    const selectors = piece.selectors.filter(({ needs }) => !needs.refined && features.canMatch(needs)).map(({ text }) => text);
    if (selectors.length > 0) rules.set(piece, { piece, selectors });
  }
  return rules;
};

/**
 * The part of some stylesheets, in their order, that the first paint of a page needs on a narrow, light screen: the rules
 * that can match its HTML, and what these use. Custom properties that have one value on the whole page give way to it.
 * The whole files, which come later in the cascade, say all of it again and bring the rest.
 */
export const criticalCss = (pieces: readonly Piece[], features: PageFeatures): string => {
  const rules = keptRules(pieces, features);
  const kept = [...rules.values()];
  const constants = rootConstants(kept);
  const declarations = kept.flatMap(({ piece }) => piece.declarations);
  const animations = new Set(valuesOf(declarations, /^(-webkit-)?animation/).split(/[\s,;]+/));
  const fonts = valuesOf(declarations, /^font/);

  const others = new Map<Piece, string>();
  for (const piece of pieces) {
    if (piece.type === 'rule') continue;
    if (piece.type === 'keyframes' ? !animations.has(piece.name) : piece.type === 'font-face' && !fonts.includes(piece.name)) continue;
    others.set(piece, withConstants(piece.text, constants));
  }
  const values = new Map(declarations.map((declaration) => [declaration, withConstants(declaration.value, constants)]));
  const read = readProperties(declarations, [
    ...features.reads,
    ...declarations.flatMap((declaration) => (isCustom(declaration.property) ? [] : readsOf(values.get(declaration) ?? ''))),
    ...[...others.values()].flatMap(readsOf),
  ]);

  const parts: Part[] = [];
  for (const piece of pieces) {
    const rule = rules.get(piece);
    const text = rule
      ? rule.piece.declarations
          .filter(({ property }) => !isCustom(property) || read.has(property))
          .map((declaration) => `${declaration.property}:${values.get(declaration) ?? ''}`)
          .join(';')
      : others.get(piece);
    if (text) parts.push({ context: piece.context, text: rule ? `${rule.selectors.join(',')}{${text}}` : text });
  }
  return write(parts);
};
