import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';
import * as v from 'valibot';

/** A name that a module offers. */
export interface Exported {
  readonly name: string;
  readonly kind: 'value' | 'type' | 'both';
  /** How many type parameters the type takes. */
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

const declaredNames = (node: unknown): readonly Exported[] => {
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

/** What a declaration file offers, through all that it hands on. Names of foreign packages count as values: they are compared as they are. */
export const exportedNames = (
  files: ReadonlyMap<string, string>,
  path: string,
  seen: readonly string[] = [],
): ReadonlyMap<string, Exported> => {
  const text = files.get(path);
  if (text === undefined || seen.includes(path)) return new Map();
  const { body } = v.parse(parsedModule, parseSync(text, { syntax: 'typescript' }));
  const found = new Map<string, Exported>();
  const local = new Map<string, Exported>();
  const fileOf = (request: string): string | null =>
    request.startsWith('.') ? join(dirname(path), request).replace(/\.tsx?$/, '.d.ts') : null;
  const from = (request: string): ReadonlyMap<string, Exported> => {
    const file = fileOf(request);
    return file === null ? new Map() : exportedNames(files, file, [...seen, path]);
  };
  // Imports first: they are handed on by name.
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      const { source, specifiers = [] } = v.parse(statement, node);
      for (const each of specifiers) {
        const import_ = v.safeParse(imported, each);
        if (!import_.success || source == null) continue;
        const own = import_.output.local.value;
        const origin = from(source.value).get(import_.output.imported?.value ?? own);
        if (origin !== undefined) local.set(own, { ...origin, name: own });
      }
    }
    const declared = node.type === 'ExportDeclaration' ? v.parse(statement, node).declaration : node;
    for (const each of declaredNames(declared)) {
      // A type and a value of one name.
      const before = local.get(each.name);
      local.set(
        each.name,
        before === undefined || before.kind === each.kind
          ? each
          : { ...each, kind: 'both', parameters: Math.max(before.parameters, each.parameters) },
      );
      const merged = local.get(each.name);
      if (node.type === 'ExportDeclaration' && merged !== undefined) found.set(each.name, merged);
    }
  }
  for (const node of body) {
    const { type, source, specifiers = [] } = v.parse(statement, node);
    if (type === 'ExportDefaultDeclaration' || type === 'ExportDefaultExpression')
      found.set('default', { name: 'default', kind: 'value', parameters: 0 });
    if (type === 'ExportAllDeclaration' && source != null)
      for (const [name, each] of from(source.value)) if (name !== 'default') found.set(name, each);
    if (type !== 'ExportNamedDeclaration') continue;
    const origin = source == null ? local : from(source.value);
    for (const each of specifiers) {
      const { orig, exported } = v.parse(specifier, each);
      if (orig === undefined) continue;
      const name = exported?.value ?? orig.value;
      const known = origin.get(orig.value);
      if (known !== undefined) found.set(name, { ...known, name });
    }
  }
  return found;
};
