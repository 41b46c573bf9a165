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

/** What the host reads of a page or a slot beside the component: the rest is the remote's own business. */
const seen: Readonly<Record<string, string>> = {
  texts: "import('shared-contracts').LoadableTexts",
  prefetch: "NonNullable<import('shared-contracts').PageModule['prefetch']>",
};

const namesOf = ({ type, specifiers: handedOn = [], declaration }: Statement): readonly string[] => {
  if (type === 'ExportNamedDeclaration') return handedOn.flatMap(({ orig, exported }) => exported?.value ?? orig?.value ?? []);
  if (type !== 'ExportDeclaration') return [];
  return [declaration?.identifier?.value, ...(declaration?.declarations ?? []).map(({ id }) => id.value)].filter(
    (name) => name !== undefined,
  );
};

/** The declarations of an exposed module without what nobody outside reads: the keys of its texts, the inside of its prefetch. */
export const asHostSees = (declarations: string): string => {
  const text = declarations.trimStart();
  const source = Buffer.from(text);
  const { span: whole, body } = v.parse(program, parseSync(text, { syntax: 'typescript' }));
  const textOf = ({ span: { start, end } }: Statement): string => source.subarray(start - whole.start, end - whole.start).toString();
  // The host reads nothing else by name; types may be those of the component's props.
  const handsOn = ({ type, declaration }: Statement): boolean =>
    type === 'ExportNamedDeclaration' || (type === 'ExportDeclaration' && !declaration?.type.startsWith('Ts'));
  const kept = body.filter((each) => !handsOn(each) || namesOf(each).includes('default'));
  const others = kept.filter(({ type }) => type !== 'ImportDeclaration').map(textOf);
  // An import that only the dropped parts needed.
  const needed = (each: Statement): boolean =>
    each.type !== 'ImportDeclaration' ||
    (each.specifiers ?? []).some(
      ({ local }) => local !== undefined && others.some((other) => new RegExp(`\\b${local.value}\\b`).test(other)),
    );
  const told = body.flatMap(namesOf).filter((name) => name in seen);
  // How a component calls its props is its own business, too.
  const asProps = (line: string): string => line.replace(/^(export default function \w+)\((?:\w+|\{[^}]*\}): /, '$1(props: ');
  return [
    ...kept.filter(needed).map(textOf).map(asProps),
    ...told.toSorted().map((name) => `export declare const ${name}: ${seen[name]};`),
    '',
  ].join('\n');
};
