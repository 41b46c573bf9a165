import type { NamedPiece, Piece, RulePiece, StyleDeclaration } from './stylesheet.ts';
import type { Needs } from './selector-needs.ts';

/** A rule of a stylesheet with everything about it that no page changes. */
export interface PreparedRule {
  readonly piece: RulePiece;
  /** Those that a first paint may need. */
  readonly selectors: readonly { readonly text: string; readonly needs: Needs }[];
  /** Its declarations of custom properties; most rules have none. */
  readonly custom: readonly StyleDeclaration[];
}

export const isCustom = ({ property }: StyleDeclaration): boolean => property.startsWith('--');

/** The custom properties that a text reads. */
export const readsOf = (text: string): readonly string[] =>
  text.includes('var(') ? [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '') : [];

export const prepareRules = (pieces: readonly Piece[]): readonly PreparedRule[] =>
  pieces.flatMap((piece) =>
    piece.type === 'rule'
      ? [{ piece, selectors: piece.selectors.filter(({ needs }) => !needs.refined), custom: piece.declarations.filter(isCustom) }]
      : [],
  );

const valuesOf = ({ declarations }: RulePiece, wanted: RegExp): string =>
  declarations
    .filter((declaration) => isCustom(declaration) || wanted.test(declaration.property))
    .map(({ value }) => value)
    .join(';');

/** The rules that use an animation. */
export const usersOf = ({ name }: NamedPiece, rules: readonly PreparedRule[]): readonly PreparedRule[] =>
  rules.filter(({ piece }) =>
    valuesOf(piece, /^(-webkit-)?animation/)
      .split(/[\s,;]+/)
      .includes(name),
  );
