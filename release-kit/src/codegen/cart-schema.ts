/**
 * Generates the schema with which the browser parses carts (and the types of a cart) from the OpenAPI document.
 */
import type { OpenApi, Schema } from './openapi-types.ts';

/**
 * Fields that an answer must have (≠23); all other fields of the document are optional, because short answers and
 * other commerce servers omit them. Schemas that are not listed here are used as the document describes them.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Cart: [],
  CartItem: ['item_id', 'sku', 'qty', 'catalog_price', 'catalog_final_price'],
  CartAddress: [],
};

/** Fields with a more tolerant schema than the document's. */
const TOLERANT: Readonly<Record<string, string>> = {
  // ≠24: a street given as a string becomes a list with one element.
  'CartAddress.street': 'v.union([v.array(v.string()), v.pipe(v.string(), v.transform((street) => [street]))])',
};

const MONEY = /\(grosze\)$/;

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';
const variable = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`;
const comment = (text: string | undefined): string => (text === undefined ? '' : `/** ${text.replaceAll('*/', '* /')} */\n`);
/** Calls marked as pure, so that bundles drop unused schemas. */
const call = (name: string, ...args: readonly string[]): string => `/* @__PURE__ */ v.${name}(${args.join(', ')})`;
const pure = (text: string): string => text.replaceAll(/(?<!\/\* @__PURE__ \*\/ )v\./g, '/* @__PURE__ */ v.');

function objectSchema({ properties = {}, required = [], additionalProperties }: Schema, name: string): string {
  if (additionalProperties === true && Object.keys(properties).length === 0) return call('record', call('string'), call('unknown'));
  const needed = REQUIRED[name] ?? required;
  const fields = Object.entries(properties).map(([key, schema]) => {
    const tolerant = TOLERANT[`${name}.${key}`];
    const type = tolerant === undefined ? schemaOf(schema) : pure(tolerant);
    return `${comment(schema.description)}${key}: ${needed.includes(key) ? type : call('optional', type)},`;
  });
  // ∅48: unknown fields are passed through unchanged.
  return call(name in REQUIRED ? 'looseObject' : 'object', `{\n${fields.join('\n')}\n}`);
}

/** @throws for parts of JSON Schema that the cart's routes do not use: they would not be checked */
function schemaOf(schema: Schema, name = ''): string {
  if (schema.$ref !== undefined) return variable(nameOf(schema.$ref));
  if (schema.enum !== undefined) return call('picklist', JSON.stringify(schema.enum));
  if (schema.anyOf !== undefined) {
    const [one, none] = schema.anyOf;
    if (one === undefined || none?.type !== 'null' || schema.anyOf.length > 2) throw new Error(`no schema is made of ${JSON.stringify(schema)}`);
    return call('nullable', schemaOf(one));
  }
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'number':
      return call(schema.type);
    case 'integer':
      return MONEY.test(schema.description ?? '') ? 'groszeSchema' : call('pipe', call('number'), call('integer'));
    case 'array':
      return call('array', schemaOf(schema.items ?? {}));
    case 'object':
      return objectSchema(schema, name);
    default:
      throw new Error(`no schema is made of ${JSON.stringify(schema)}`);
  }
}

const refsIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = '$ref' in schema && typeof schema.$ref === 'string' ? [nameOf(schema.$ref)] : [];
  return [...own, ...Object.values(schema).flatMap(refsIn)];
};

/** `Cart` and all schemas that it refers to, dependencies first. */
function reachable(name: string, schemas: Readonly<Record<string, Schema>>, found: string[] = []): readonly string[] {
  for (const next of refsIn(schemas[name])) if (!found.includes(next)) reachable(next, schemas, found);
  if (!found.includes(name)) found.push(name);
  return found;
}

/** The generated module: a schema and a type for the cart and for each named part of it. */
export function cartSchema({ components }: OpenApi): string {
  const schemas = components?.schemas ?? {};
  const parts = reachable('Cart', schemas).map((name) => {
    const schema = schemas[name];
    if (schema === undefined) throw new Error(`the document has no ${name}`);
    return [
      `${comment(schema.description)}export const ${variable(name)} = ${schemaOf(schema, name)};`,
      `export type ${name} = Readonly<v.InferOutput<typeof ${variable(name)}>>;\n`,
    ].join('\n');
  });
  return [`import * as v from 'valibot';`, `import { groszeSchema } from 'shared-contracts/money/schema';\n`, ...parts].join('\n');
}
