import type { NamedPiece, RulePiece, StyleDeclaration } from './stylesheet.ts';
import { hasAll, type AskedFeatures, type Found } from './asked-features.ts';

/** A rule of a stylesheet with everything about it that no page changes. */
export interface PreparedRule {
  readonly piece: RulePiece;
  /** Numbers of the features that its selectors ask for. */
  readonly features: readonly number[];
  /** Those of its selectors that a first paint may need and that can match on a page, as one text; '': none can. */
  readonly selectorsOn: (found: Found) => string;
}

export const isCustom = ({ property }: StyleDeclaration): boolean => property.startsWith('--');

/** The custom properties that a text reads. */
export const readsOf = (text: string): readonly string[] =>
  text.includes('var(') ? [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '') : [];

export const prepareRule = (piece: RulePiece, asked: AskedFeatures): PreparedRule => {
  const wanted = piece.selectors
    .filter(({ needs }) => !needs.refined)
    .map(({ text, needs }) => ({ text, numbers: asked.numbersOf(needs) }));
  return {
    piece,
    features: wanted.flatMap(({ numbers }) => numbers),
    selectorsOn: (found) => {
      let texts = '';
      for (const { text, numbers } of wanted) if (hasAll(found, numbers)) texts += texts === '' ? text : `,${text}`;
      return texts;
    },
  };
};

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
