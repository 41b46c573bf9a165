import { parseSync } from '@swc/core';
import * as v from 'valibot';

const span = v.object({ start: v.number(), end: v.number() });
const word = v.object({ value: v.string() });
const specifiers = v.array(v.object({ orig: v.optional(word), exported: v.nullish(word), local: v.optional(word) }));
const statement = v.object({
  type: v.string(),
  span,
  source: v.nullish(word),
  specifiers: v.optional(specifiers),
  declaration: v.optional(
    v.object({ type: v.string(), declarations: v.optional(v.array(v.object({ id: word }))), identifier: v.nullish(word) }),
  ),
});
const program = v.object({ span, body: v.array(statement) });
type Statement = v.InferOutput<typeof statement>;

/** The exports of a page's or slot's module that the host reads beside the component. Other exports are private to the remote. */
const seen: Readonly<Record<string, string>> = {
  texts: "import('shared-contracts').LoadableTexts",
  prefetch: "NonNullable<import('shared-contracts').PageModule['prefetch']>",
};

const namesOf = ({ type, specifiers: list = [], declaration }: Statement): readonly string[] => {
  if (type === 'ExportNamedDeclaration') return list.flatMap(({ orig, exported }) => exported?.value ?? orig?.value ?? []);
  if (type !== 'ExportDeclaration') return [];
  return [declaration?.identifier?.value, ...(declaration?.declarations ?? []).map(({ id }) => id.value)].filter(
    (name) => name !== undefined,
  );
};

/** The declarations of an exposed module without private details: the keys of its texts, the type of its prefetch. */
export const exposedApi = (declarations: string): string => {
  const text = declarations.trimStart();
  const source = Buffer.from(text);
  const { span: whole, body } = v.parse(program, parseSync(text, { syntax: 'typescript' }));
  const textOf = ({ span: { start, end } }: Statement): string => source.subarray(start - whole.start, end - whole.start).toString();
  // The host reads no other exports; exported types may be those of the component's props.
  const isExport = ({ type, declaration }: Statement): boolean =>
    type === 'ExportNamedDeclaration' || (type === 'ExportDeclaration' && !declaration?.type.startsWith('Ts'));
  const kept = body.filter((each) => !isExport(each) || namesOf(each).includes('default'));
  const others = kept.filter(({ type }) => type !== 'ImportDeclaration').map(textOf);
  // Drops imports that only dropped declarations use.
  const needed = (each: Statement): boolean =>
    each.type !== 'ImportDeclaration' ||
    (each.specifiers ?? []).some(
      ({ local }) => local !== undefined && others.some((other) => new RegExp(`\\b${local.value}\\b`).test(other)),
    );
  const found = body.flatMap(namesOf).filter((name) => name in seen);
  // The names of a component's parameters are private, too.
  const asProps = (line: string): string => line.replace(/^(export default function \w+)\((?:\w+|\{[^}]*\}): /, '$1(props: ');
  return [
    ...kept.filter(needed).map(textOf).map(asProps),
    ...found.toSorted().map((name) => `export declare const ${name}: ${seen[name]};`),
    '',
  ].join('\n');
};
