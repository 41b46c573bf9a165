/** The calls of REST, as the generated OpenAPI document describes them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from './hostile.ts';

export interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** The folder of the generated contracts. */
export const contracts = join(import.meta.dirname, '../../../shared-contracts');
// Written by the code under test.
const { paths, components } = JSON.parse(readFileSync(join(contracts, 'openapi.json'), 'utf8')) as Contract;
/** The schema that a reference stands for. */
export const resolve = (schema: JsonSchema): JsonSchema => {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components.schemas[name] ?? {});
};
/** All calls that OpenAPI names: method, path, and what they take. */
export const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [method.toUpperCase(), path, operation] as const),
);
