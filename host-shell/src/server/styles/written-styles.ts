import { isCustom, readsOf } from './prepared-rule.ts';
import { withConstants } from './root-constants.ts';
import type { Piece, RulePiece } from './stylesheet.ts';

/** A piece of stylesheets, or several, as far as a page has it. */
export interface WrittenPiece {
  readonly context: readonly string[];
  /** Custom properties that its ordinary declarations read. */
  readonly reads: readonly string[];
  /** @param read custom properties that something on the page reads: others need not be declared */
  readonly text: (read: ReadonlySet<string>) => string;
}

type Declarations = Omit<WrittenPiece, 'context'>;

const writeDeclarations = ({ declarations }: RulePiece, constants: ReadonlyMap<string, string>): Declarations => {
  const written = declarations.map((declaration) => {
    const value = withConstants(declaration.value, constants);
    return { name: isCustom(declaration) ? declaration.property : null, value, text: `${declaration.property}:${value}` };
  });
  const reads = written.flatMap(({ name, value }) => (name === null ? readsOf(value) : []));
  const join = (some: typeof written): string => some.map(({ text }) => text).join(';');
  if (written.some(({ name }) => name !== null))
    return { reads, text: (read) => join(written.filter(({ name }) => name === null || read.has(name))) };
  const whole = join(written);
  return { reads, text: () => whole };
};

const textOf = (piece: Piece): string => (piece.type === 'rule' ? '' : piece.text);

/** The pieces of stylesheets with the values of some constants put in, each written when first needed. */
export class WrittenStyles {
  /** Differs from that of every other way of writing the same stylesheets. */
  readonly id: number;
  readonly #constants: ReadonlyMap<string, string>;
  readonly #rules = new Map<RulePiece, Declarations>();
  readonly #others = new Map<Piece, WrittenPiece>();

  constructor(id: number, constants: ReadonlyMap<string, string>) {
    this.id = id;
    this.#constants = constants;
  }

  /** A rule with those of its selectors that can match; null: none can, or it has no declarations. */
  rule(piece: RulePiece, selectors: string): WrittenPiece | null {
    if (selectors === '') return null;
    let written = this.#rules.get(piece);
    if (written === undefined) {
      written = writeDeclarations(piece, this.#constants);
      this.#rules.set(piece, written);
    }
    const { reads, text } = written;
    const block = (read: ReadonlySet<string>): string => {
      const declarations = text(read);
      return declarations === '' ? '' : `${selectors}{${declarations}}`;
    };
    return { context: piece.context, reads, text: block };
  }

  /** Whatever is no rule. */
  other(piece: Piece): WrittenPiece {
    let written = this.#others.get(piece);
    if (written === undefined) {
      const text = withConstants(textOf(piece), this.#constants);
      written = { context: piece.context, text: () => text, reads: readsOf(text) };
      this.#others.set(piece, written);
    }
    return written;
  }
}
