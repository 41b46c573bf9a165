import type { NamedPiece, RulePiece, StyleDeclaration } from './stylesheet.ts';
import type { AskedFeatures, HasAll } from './asked-features.ts';

/** A rule of a stylesheet with everything about it that no page changes. */
export interface PreparedRule {
  readonly piece: RulePiece;
  /** Where the piece stands among all. */
  readonly place: number;
  /** Those of its selectors that a first paint may need and that can match on a page, as one text; '': none can. */
  readonly selectorsOn: (has: HasAll) => string;
  /** Its declarations of custom properties; most rules have none. */
  readonly custom: readonly StyleDeclaration[];
}

export const isCustom = ({ property }: StyleDeclaration): boolean => property.startsWith('--');

/** The custom properties that a text reads. */
export const readsOf = (text: string): readonly string[] =>
  text.includes('var(') ? [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '') : [];

const prepareSelectors = ({ selectors }: RulePiece, asked: AskedFeatures): PreparedRule['selectorsOn'] => {
  const wanted = selectors.filter(({ needs }) => !needs.refined).map(({ text, needs }) => ({ text, numbers: asked.numbersOf(needs) }));
  return (has) => {
    let texts = '';
    for (const { text, numbers } of wanted) if (has(numbers)) texts += texts === '' ? text : `,${text}`;
    return texts;
  };
};

export const prepareRule = (piece: RulePiece, place: number, asked: AskedFeatures): PreparedRule => ({
  piece,
  place,
  selectorsOn: prepareSelectors(piece, asked),
  custom: piece.declarations.filter(isCustom),
});

const valuesOf = ({ declarations }: RulePiece, wanted: RegExp): string =>
  declarations
    .filter((declaration) => isCustom(declaration) || wanted.test(declaration.property))
    .map(({ value }) => value)
    .join(';');

/** The places of the rules that use an animation. */
export const placesOfUsers = ({ name }: NamedPiece, rules: readonly (PreparedRule | null)[]): readonly number[] =>
  rules.flatMap((rule) =>
    rule &&
    valuesOf(rule.piece, /^(-webkit-)?animation/)
      .split(/[\s,;]+/)
      .includes(name)
      ? [rule.place]
      : [],
  );
