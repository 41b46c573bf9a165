import { parseSync } from '@swc/core';
import * as v from 'valibot';
import { openUnions, tables } from './roles.ts';

const span = v.object({ start: v.number(), end: v.number() });
const method = v.object({
  type: v.literal('TsMethodSignature'),
  span,
  key: v.object({ span }),
  typeParams: v.nullish(v.object({ span })),
  typeAnn: v.object({ span }),
});
const program = v.looseObject({ span });

const wordUse = new RegExp(`(?<=(?:extends|keyof|[:<=>|]) )(?:${openUnions.join('|')})\\b|(?<=<)(?:${openUnions.join('|')})\\b`, 'g');
const entryUse = new RegExp(`\\b(${tables.join('|')})\\[(\\w+)\\]`, 'g');

interface Edit {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

/** Edits that turn `emit(name: Name): void` into `emit: (name: Name) => void`. */
const methodEdits = (node: unknown, source: Buffer, base: number): readonly Edit[] => {
  if (Array.isArray(node)) return node.flatMap((item) => methodEdits(item, source, base));
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap((item) => methodEdits(item, source, base));
  const parsed = v.safeParse(method, node);
  if (!parsed.success) return inner;
  const { key, typeParams, typeAnn } = parsed.output;
  const head = typeParams == null ? source.indexOf('(', key.span.end - base) : typeParams.span.start - base;
  const colon = typeAnn.span.start - base;
  return [...inner, { at: head, length: 0, text: ': ' }, { at: colon, length: 1, text: ' =>' }];
};

/**
 * Rewrites declarations so that the compiler's assignability check compares compatibility:
 * - methods become properties, because parameters of methods are bivariant,
 * - brands and private members lose their identity, so that those of two versions can be equal,
 * - contexts become their value types, because only the host provides them,
 * - components become functions, without the properties of class components,
 * - extensible unions, and tables that are compared entry by entry, are referenced by name only.
 */
export const comparable = (declarations: string): string => {
  // Leading whitespace is removed: positions are relative to the first token.
  const text = declarations.trimStart();
  const source = Buffer.from(text);
  const parsed = v.parse(program, parseSync(text, { syntax: 'typescript' }));
  const edits = methodEdits(parsed, source, parsed.span.start).toSorted((a, b) => b.at - a.at);
  let result = source;
  for (const { at, length, text: inserted } of edits)
    result = Buffer.concat([result.subarray(0, at), Buffer.from(inserted), result.subarray(at + length)]);
  return result
    .toString()
    .replaceAll(/declare const (\w+): unique symbol;/g, "declare const $1: '$1';")
    .replaceAll(/^\s*#private;$/gm, '')
    .replaceAll(/(?:import\("react"\)\.|\b)Context</g, 'HandedOverContext<')
    .replaceAll(/(?:import\("react"\)\.|\b)ComponentType</g, 'RenderedComponent<')
    .replaceAll(wordUse, 'string')
    .replaceAll(entryUse, "EntryOf<'$1', $2>");
};

/** Types used by the rewritten declarations. */
export const comparableGlobals = `
interface HandedOverContext<T> { readonly handedOver: T }
interface RenderedComponent<P> { (props: P): unknown }
interface EntryOf<Table, Name> { readonly table: Table; readonly name: (name: Name) => Name }
`;
