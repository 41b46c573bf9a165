import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import type { DocumentNode } from 'graphql';
import { header, typeSettings } from './settings.ts';

/** `shared-contracts/src/graphql/schema-types.ts`: a TypeScript type for every type of the SDL. */
export async function schemaTypes(schema: DocumentNode): Promise<string> {
  const body = await codegen({
    schema,
    documents: [],
    filename: 'schema-types.ts',
    config: { ...typeSettings, avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: false } },
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
  });
  return `${header}import type { Grosze } from '../money/index.ts';\n\n${body}`;
}

/** Parent types of the server's resolvers that replace the SDL's types: file and name, relative to commerce-api/src/graphql. */
const parents: Readonly<Record<string, string>> = {
  Product: './parents.ts#ProductParent',
  ProductCard: './parents.ts#ProductParent',
  Category: './parents.ts#CategoryParent',
  BlogPost: './parents.ts#BlogPostParent',
};

/** `commerce-api/src/graphql/resolver-types.ts`: the types of the server's resolvers. */
export async function resolverTypes(schema: DocumentNode): Promise<string> {
  const body = await codegen({
    schema,
    documents: [],
    filename: 'resolver-types.ts',
    config: {
      ...typeSettings,
      namespacedImportName: 'Types',
      contextType: './context.ts#RequestContext',
      mappers: parents,
      makeResolverTypeCallable: false,
      customResolverFn: '(parent: TParent, args: TArgs, context: TContext) => Promise<TResult> | TResult',
    },
    plugins: [{ resolvers: {} }],
    pluginMap: { resolvers },
  });
  return `${header}import type * as Types from 'shared-contracts/graphql';\n${body}`;
}
