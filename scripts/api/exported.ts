import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';
import * as v from 'valibot';

/** An export of a module. */
export interface Exported {
  readonly name: string;
  /** Where it is declared, and under which name. */
  readonly file: string;
  readonly original: string;
  readonly kind: 'value' | 'type' | 'both';
  /** Number of type parameters. */
  readonly parameters: number;
}

const identifier = v.object({ value: v.string() });
const params = v.nullish(v.object({ parameters: v.array(v.unknown()) }));
const named = v.object({
  type: v.string(),
  id: v.nullish(identifier),
  identifier: v.nullish(identifier),
  declarations: v.optional(v.array(v.object({ id: identifier }))),
  typeParams: params,
});
const specifier = v.object({
  type: v.string(),
  orig: v.optional(identifier),
  exported: v.nullish(identifier),
  name: v.optional(identifier),
});
const statement = v.object({
  type: v.string(),
  source: v.nullish(identifier),
  specifiers: v.optional(v.array(v.looseObject({ type: v.string() }))),
  declaration: v.optional(v.unknown()),
});
const imported = v.object({ local: identifier, imported: v.nullish(identifier) });
const parsedModule = v.object({ body: v.array(v.looseObject({ type: v.string() })) });

type Declared = Omit<Exported, 'file' | 'original'>;

const declaredNames = (node: unknown): readonly Declared[] => {
  const parsed = v.safeParse(named, node);
  if (!parsed.success) return [];
  const { type, id, identifier: name, declarations, typeParams } = parsed.output;
  const parameters = typeParams?.parameters.length ?? 0;
  if (type === 'VariableDeclaration') return (declarations ?? []).map((each) => ({ name: each.id.value, kind: 'value', parameters: 0 }));
  const own = (id ?? name)?.value;
  if (own === undefined) return [];
  if (type === 'TsInterfaceDeclaration' || type === 'TsTypeAliasDeclaration') return [{ name: own, kind: 'type', parameters }];
  if (type === 'ClassDeclaration') return [{ name: own, kind: 'both', parameters }];
  return [{ name: own, kind: 'value', parameters: 0 }];
};

type Names = ReadonlyMap<string, Exported>;
type Node = v.InferOutput<typeof parsedModule>['body'][number];

/** Merges a type and a value of the same name. */
const merged = (before: Exported | undefined, each: Exported): Exported =>
  before === undefined || before.kind === each.kind
    ? each
    : { ...each, kind: 'both', parameters: Math.max(before.parameters, each.parameters) };

/** The exports of declaration files, including re-exports of each other; re-exports of libraries are left out. */
export const exportsOf = (files: ReadonlyMap<string, string>): ((path: string) => Names) => {
  const known = new Map<string, Names>();

  const from = (path: string, request: string): Names =>
    request.startsWith('.') ? offered(join(dirname(path), request).replace(/\.tsx?$/, '.d.ts')) : new Map();

  const importedInto = (path: string, node: Node): Names => {
    if (node.type !== 'ImportDeclaration') return new Map();
    const { source, specifiers = [] } = v.parse(statement, node);
    const found = new Map<string, Exported>();
    for (const each of specifiers) {
      const parsed = v.safeParse(imported, each);
      if (!parsed.success || source == null) continue; // a namespace import
      const own = parsed.output.local.value;
      const origin = from(path, source.value).get(parsed.output.imported?.value ?? own);
      if (origin !== undefined) found.set(own, { ...origin, name: own });
    }
    return found;
  };

  const handedOn = (path: string, node: Node, local: Names): Names => {
    const { type, source, specifiers = [] } = v.parse(statement, node);
    if (type === 'ExportDefaultDeclaration' || type === 'ExportDefaultExpression')
      return new Map([['default', { name: 'default', original: 'default', file: path, kind: 'value', parameters: 0 }]]);
    if (type === 'ExportAllDeclaration' && source != null) {
      return new Map([...from(path, source.value)].filter(([name]) => name !== 'default'));
    }
    const found = new Map<string, Exported>();
    if (type !== 'ExportNamedDeclaration') return found;
    const origin = source == null ? local : from(path, source.value);
    for (const each of specifiers) {
      const { orig, exported } = v.parse(specifier, each);
      const declared = orig === undefined ? undefined : origin.get(orig.value);
      const name = exported?.value ?? orig?.value ?? '';
      if (declared !== undefined) found.set(name, { ...declared, name });
    }
    return found;
  };

  const read = (path: string, text: string): Names => {
    const { body } = v.parse(parsedModule, parseSync(text, { syntax: 'typescript' }));
    const local = new Map(body.flatMap((node) => [...importedInto(path, node)]));
    const own = new Set<string>();
    for (const node of body) {
      const isExport = node.type === 'ExportDeclaration';
      for (const each of declaredNames(isExport ? v.parse(statement, node).declaration : node)) {
        local.set(each.name, merged(local.get(each.name), { ...each, original: each.name, file: path }));
        if (isExport) own.add(each.name);
      }
    }
    return new Map([...body.flatMap((node) => [...handedOn(path, node, local)]), ...[...local].filter(([name]) => own.has(name))]);
  };

  const offered = (path: string): Names => {
    const text = files.get(path);
    const before = known.get(path);
    if (before !== undefined || text === undefined) return before ?? new Map();
    known.set(path, new Map()); // ends circular re-exports
    const names = read(path, text);
    known.set(path, names);
    return names;
  };
  return offered;
};
