import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import * as v from 'valibot';

/** A node of a parsed source; its other properties depend on its type. */
export type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string };

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The syntax tree of a TypeScript source. @throws for a syntax error */
export const parseSource = (file: string): SyntaxNode => {
  const module: unknown = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
  if (!isNode(module)) throw new Error(`${file} has no syntax tree`);
  return module;
};

/** Calls `visit` with every node that exists at run time, parents first; types are left out. */
export const walk = (value: unknown, visit: (node: SyntaxNode) => void): void => {
  if (Array.isArray(value)) return value.forEach((item) => walk(item, visit));
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) {
    // `x as T`, `x satisfies T`, `x as const`: only the expression exists at run time.
    if (value.type.startsWith('Ts')) return walk(value['expression'], visit);
    visit(value);
  }
  for (const item of Object.values(value)) walk(item, visit);
};

/** The expression below `as`, `satisfies` and parentheses. */
export const bare = (node: unknown): unknown =>
  isNode(node) && (node.type.startsWith('Ts') || node.type === 'ParenthesisExpression') ? bare(node['expression']) : node;

const named = v.object({ type: v.literal('Identifier'), value: v.string() });
const text = v.object({ type: v.literal('StringLiteral'), value: v.string() });

/** The name of an identifier. */
export const nameOf = (node: unknown): string | undefined => (v.is(named, node) ? node.value : undefined);

/** The text of a string literal. */
export const textOf = (node: unknown): string | undefined => {
  const inner = bare(node);
  return v.is(text, inner) ? inner.value : undefined;
};

const property = v.looseObject({ type: v.literal('KeyValueProperty'), key: v.union([named, text]), value: v.unknown() });
const element = v.looseObject({ expression: v.unknown() });
const plain = v.object({ type: v.picklist(['StringLiteral', 'NumericLiteral', 'BooleanLiteral']), value: v.unknown() });

/** The value of an expression of literals alone; undefined for any other one. */
export const constantOf = (node: unknown): unknown => {
  const inner = bare(node);
  if (v.is(plain, inner)) return inner.value;
  if (!isNode(inner)) return undefined;
  if (inner.type === 'NullLiteral') return null;
  if (inner.type === 'ArrayExpression') {
    const elements = v.safeParse(v.array(element), inner['elements']);
    return elements.success ? elements.output.map(({ expression }) => constantOf(expression)) : undefined;
  }
  const properties = inner.type === 'ObjectExpression' ? v.safeParse(v.array(property), inner['properties']) : null;
  return properties?.success ? Object.fromEntries(properties.output.map(({ key, value }) => [key.value, constantOf(value)])) : undefined;
};

/** The first argument of a call. */
export const firstArgument = (call: SyntaxNode): unknown => {
  const [first]: unknown[] = Array.isArray(call['arguments']) ? call['arguments'] : [];
  return typeof first === 'object' && first !== null && 'expression' in first ? first.expression : undefined;
};

/** `emit` of `bus.emit(…)` and `bus?.emit(…)`. */
export const memberCalled = (call: SyntaxNode): string | undefined => {
  const outer = bare(call['callee']);
  const callee = isNode(outer) && outer.type === 'OptionalChainingExpression' ? outer['base'] : outer;
  return isNode(callee) && callee.type === 'MemberExpression' ? nameOf(callee['property']) : undefined;
};
