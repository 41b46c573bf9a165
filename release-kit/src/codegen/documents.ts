import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { Kind, visit } from 'graphql';
import type { DefinitionNode, DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { literal } from './literal.ts';
import { header, typeSettings } from './settings.ts';

export interface SourceDocument {
  readonly location: string;
  readonly document: DocumentNode;
}

/** Names of the fragments that a definition spreads. */
const spreads = (definition: DefinitionNode): string[] => {
  const names: string[] = [];
  visit(definition, { FragmentSpread: (node) => void names.push(node.name.value) });
  return names;
};

/** The fragments that a definition needs, directly or through others, each once. */
function neededFragments(definition: DefinitionNode, all: ReadonlyMap<string, FragmentDefinitionNode>): FragmentDefinitionNode[] {
  const found = new Map<string, FragmentDefinitionNode>();
  const add = (of: DefinitionNode): void => {
    for (const name of spreads(of)) {
      const fragment = all.get(name);
      if (fragment === undefined) throw new Error(`fragment ${name} is not defined`);
      if (found.has(name)) continue;
      found.set(name, fragment);
      add(fragment);
    }
  };
  add(definition);
  return [...found.values()];
}

const fragmentsOf = (sources: readonly SourceDocument[]): FragmentDefinitionNode[] =>
  sources.flatMap((source) => source.document.definitions).filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);

interface TypedDocument {
  readonly name: string;
  /** The types that the code refers to. */
  readonly types: readonly [string, string];
  readonly code: string;
}

/** A typed document as a syntax tree, so that browsers need not parse it. */
function typedDocument(operation: OperationDefinitionNode, all: ReadonlyMap<string, FragmentDefinitionNode>): TypedDocument {
  const name = operation.name?.value;
  if (name === undefined) throw new Error('every operation needs a name');
  const kind = operation.operation === 'query' ? 'Query' : 'Mutation';
  const types = [`${name}${kind}`, `${name}${kind}Variables`] as const;
  const tree = literal({ kind: Kind.DOCUMENT, definitions: [operation, ...neededFragments(operation, all)] });
  return {
    name,
    types,
    // The cast: TypeScript infers plain strings for the kinds of a literal, and a literal has no type parameters.
    code: `export const ${name}Document = ${tree} as unknown as TypedDocumentNode<${types.join(', ')}>;\n`,
  };
}

const documentImport = "import type { TypedDocumentNode } from '@urql/core';";

/** One document in a file of its own. */
const documentFile = ({ types, code }: TypedDocument): string =>
  `${header}${documentImport}\nimport type { ${types.join(', ')} } from '../types/generated.ts';\n\n${code}`;

/**
 * `generated.ts`: types and typed documents of a package's own `.graphql` files. With `split` every document is in
 * `<Query>/generated.ts` and the types are in `types/generated.ts`; `generated.ts` re-exports them.
 * @param own the package's documents
 * @param foreign fragments of other packages that it may spread
 * @returns path in the package's folder for generated files → content
 */
export async function typedDocuments(
  schema: DocumentNode,
  own: readonly SourceDocument[],
  foreign: readonly SourceDocument[],
  split: boolean,
): Promise<ReadonlyMap<string, string>> {
  const fragments = new Map([...fragmentsOf(foreign), ...fragmentsOf(own)].map((fragment) => [fragment.name.value, fragment]));
  const definitions = own.flatMap((source) => source.document.definitions);
  const borrowed = new Map(
    definitions
      .flatMap((definition) => neededFragments(definition, fragments))
      .filter((fragment) => !definitions.includes(fragment))
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...borrowed.values(), ...definitions] };
  const types = await codegen({
    schema,
    documents: [{ location: 'documents.graphql', document }],
    filename: 'generated.ts',
    config: { ...typeSettings, avoidOptionals: false, dedupeFragments: true, arrayInputCoercion: false },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  const made = definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => typedDocument(operation, fragments));
  const money = /\bGrosze\b/.test(types) ? ["import type { Grosze } from 'shared-contracts/money';"] : [];
  if (split) {
    const documents = made.map(({ name }) => `export { ${name}Document } from './${name}/generated.ts';\n`).join('');
    return new Map([
      ['types/generated.ts', `${header}${money.join('\n')}\n\n${types}`],
      ['generated.ts', `${header}export type * from './types/generated.ts';\n${documents}`],
      ...made.map((document) => [`${document.name}/generated.ts`, documentFile(document)] as const),
    ]);
  }
  const imports = [...(made.length > 0 ? [documentImport] : []), ...money];
  const documents = made.map(({ code }) => code).join('\n');
  return new Map([['generated.ts', `${header}${imports.join('\n')}\n\n${types}\n${documents}`]]);
}
