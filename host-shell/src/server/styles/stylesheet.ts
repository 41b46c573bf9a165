import { parse, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import { isOfFullStyles } from './full-styles-media.ts';
import { readNeeds, type Needs } from './selector-needs.ts';

export interface StyleDeclaration {
  readonly property: string;
  /** With `!important`, if it has that. */
  readonly value: string;
}

interface PieceBase {
  /** At-rules around it, outermost first: `@media (…)`. */
  readonly context: readonly string[];
}

export interface RulePiece extends PieceBase {
  readonly type: 'rule';
  readonly selectors: readonly { readonly text: string; readonly needs: Needs }[];
  readonly declarations: readonly StyleDeclaration[];
}

/** An animation: kept when something kept names it. */
export interface NamedPiece extends PieceBase {
  readonly type: 'keyframes';
  readonly name: string;
  readonly text: string;
}

/** Kept always: the order of layers, fonts (the whole files come without them), registered properties, what this reader does not know. */
export interface StatementPiece extends PieceBase {
  readonly type: 'statement';
  readonly text: string;
}

export type Piece = RulePiece | NamedPiece | StatementPiece;

const declarationOf = (node: Declaration): StyleDeclaration => ({
  property: node.prop,
  value: `${node.value}${node.important ? '!important' : ''}`,
});

const statementOf = (node: ChildNode, context: readonly string[]): StatementPiece => {
  const text = node.toString();
  return { type: 'statement', context, text: 'nodes' in node && node.nodes ? text : `${text};` };
};

/** Nothing changes on a page before its scripts, and the whole files, are there. */
const isMotion = ({ prop }: Declaration): boolean => prop.startsWith('transition');

const ruleOf = (rule: Rule, context: readonly string[]): Piece => {
  const declarations: StyleDeclaration[] = [];
  for (const node of rule.nodes) {
    if (node.type === 'comment') continue;
    // Nested rules: nothing here writes them, so they are not taken apart.
    if (node.type !== 'decl') return statementOf(rule, context);
    if (!isMotion(node)) declarations.push(declarationOf(node));
  }
  return { type: 'rule', context, selectors: rule.selectors.map((text) => ({ text, needs: readNeeds(text) })), declarations };
};

const groups: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer', 'starting-style', 'scope']);

const read = (container: Container<ChildNode>, context: readonly string[], pieces: Piece[]): void => {
  for (const node of container.nodes ?? []) {
    if (node.type === 'comment') continue;
    if (node.type === 'rule') pieces.push(ruleOf(node, context));
    else if (node.type === 'atrule' && node.name.endsWith('keyframes')) {
      pieces.push({ type: 'keyframes', context, name: node.params, text: node.toString() });
    } else if (node.type === 'atrule' && groups.has(node.name) && node.nodes) {
      const atRule = `@${node.name}${node.params ? ` ${node.params}` : ''}`;
      if (!isOfFullStyles(atRule)) read(node, [...context, atRule], pieces);
    } else pieces.push(statementOf(node, context));
  }
};

/** Parses a stylesheet into rules in their order, without those that only wide or dark screens need. @throws CssSyntaxError */
export const parseStylesheet = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  read(parse(text), [], pieces);
  return pieces;
};

/** A stylesheet that cannot be parsed is inlined as it is: browsers are more tolerant than parsers. */
const piecesOf = (text: string): readonly Piece[] => {
  try {
    return parseStylesheet(text);
  } catch {
    return [{ type: 'statement', context: [], text }];
  }
};

/** A stylesheet of a release, taken apart when the first page needs it. */
export class Stylesheet {
  readonly text: string;
  #pieces: readonly Piece[] | null = null;

  constructor(text: string) {
    this.text = text;
  }

  get pieces(): readonly Piece[] {
    this.#pieces ??= piecesOf(this.text);
    return this.#pieces;
  }
}
