import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';
import * as v from 'valibot';

const openApi = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The operations of an OpenAPI document, `GET /rest/V1/…`, sorted. */
export const operationsOf = (document: unknown): readonly string[] =>
  Object.entries(v.parse(openApi, document).paths)
    .flatMap(([path, item]) => methods.filter((method) => item[method] !== undefined).map((method) => `${method.toUpperCase()} ${path}`))
    .toSorted();

/** The commerce server's two APIs, as this version of shared-contracts describes them. */
export const readContractFiles = (): { readonly graphql: GraphQLSchema; readonly rest: readonly string[] } => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  return { graphql: buildSchema(read('schema.graphql')), rest: operationsOf(JSON.parse(read('openapi.json'))) };
};
