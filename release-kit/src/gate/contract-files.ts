import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildSchema } from 'graphql';
import * as v from 'valibot';
import type { CommerceContract } from './compatibility.ts';

const require = createRequire(import.meta.url);

const openApi = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The operations of an OpenAPI document, `GET /rest/V1/…`, sorted. */
export const operationsOf = (document: unknown): readonly string[] =>
  Object.entries(v.parse(openApi, document).paths)
    .flatMap(([path, item]) => methods.filter((method) => item[method] !== undefined).map((method) => `${method.toUpperCase()} ${path}`))
    .toSorted();

/** @throws when the texts are not a schema in SDL and an OpenAPI document */
export const commerceContract = (sdl: string, openApiJson: string): CommerceContract => ({
  // Nobody looks at places in the text: without them the schema takes a third of the memory.
  graphql: buildSchema(sdl, { noLocation: true }),
  rest: operationsOf(JSON.parse(openApiJson)),
});

/** The commerce server's two APIs, as this version of shared-contracts describes them. */
export const readContractFiles = (): CommerceContract => {
  const read = (file: string) => readFileSync(require.resolve(`shared-contracts/${file}`), 'utf8');
  return commerceContract(read('schema.graphql'), read('openapi.json'));
};
