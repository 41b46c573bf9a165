/**
 * TypeScript types of an OpenAPI document in the form that `openapi-fetch` expects.
 * A generator of our own: the usual one needs the compiler's old API, which TypeScript 7 does not have.
 */

/** The part of JSON Schema that our routes use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly description?: string;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content>>;
}

export interface OpenApi {
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const key = (name: string): string => (/^([A-Za-z_]\w*|[1-9]\d*)$/.test(name) ? name : JSON.stringify(name));
const comment = (text: string | undefined): string => (text === undefined ? '' : `/** ${text.replaceAll('*/', '* /')} */ `);

const field = (name: string, isRequired: boolean, type: string, text?: string): string =>
  `${comment(text)}readonly ${key(name)}${isRequired ? '' : '?'}: ${type}${isRequired ? '' : ' | undefined'};`;

const record = (fields: readonly string[]): string => (fields.length === 0 ? 'Readonly<Record<string, never>>' : `{ ${fields.join(' ')} }`);

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(([name, schema]) => field(name, required.includes(name), typeOf(schema), schema.description));
  if (typeof additionalProperties === 'object') return `Readonly<Record<string, ${typeOf(additionalProperties)}>>`;
  if (additionalProperties === true) return fields.length === 0 ? 'Readonly<Record<string, unknown>>' : `${record(fields)} & Readonly<Record<string, unknown>>`;
  return record(fields);
}

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return `components['schemas'][${JSON.stringify(schema.$ref.split('/').at(-1))}]`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].map((one) => (one.includes('&') ? `(${one})` : one)).join(' | ');
  switch (schema.type) {
    case 'string': return 'string';
    case 'integer':
    case 'number': return 'number';
    case 'boolean': return 'boolean';
    case 'null': return 'null';
    case 'array': return `Array<${schema.items === undefined ? 'unknown' : typeOf(schema.items)}>`;
    case 'object': return objectType(schema);
    default: return 'unknown';
  }
}

const contentOf = ({ content }: Content): string =>
  content === undefined ? 'content?: never;' : `content: { ${Object.entries(content).map(([type, { schema }]) => `${key(type)}: ${typeOf(schema)};`).join(' ')} };`;

function parametersOf(parameters: readonly Parameter[]): string {
  const places = ['query', 'header', 'path', 'cookie'].map((place) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    const isRequired = own.some((parameter) => parameter.required === true);
    const fields = own.map((parameter) => field(parameter.name, parameter.required === true, typeOf(parameter.schema), parameter.schema.description));
    return own.length === 0 ? `${place}?: never;` : `${place}${isRequired ? '' : '?'}: ${record(fields)};`;
  });
  return `{ ${places.join(' ')} }`;
}

function operationType({ parameters = [], requestBody, responses }: Operation): string {
  const body = requestBody === undefined ? 'requestBody?: never;' : `requestBody${requestBody.required === true ? '' : '?'}: { ${contentOf(requestBody)} };`;
  const answers = Object.entries(responses).map(([status, response]) => `${key(status)}: { headers: Record<string, unknown>; ${contentOf(response)} };`);
  return `{\n    parameters: ${parametersOf(parameters)};\n    ${body}\n    responses: {\n      ${answers.join('\n      ')}\n    };\n  }`;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** `paths`, `components` and `operations` of a document. */
export function openApiTypes({ components, paths }: OpenApi): string {
  const operations: string[] = [];
  const pathTypes = Object.entries(paths).map(([path, calls]) => {
    const own = methods.map((method) => {
      const call = calls[method];
      if (call === undefined) return `${method}?: never;`;
      const name = key(call.operationId ?? `${method} ${path}`);
      operations.push(`  ${comment(call.summary)}${name}: ${operationType(call)};`);
      return `${method}: operations[${JSON.stringify(call.operationId ?? `${method} ${path}`)}];`;
    });
    return `  ${JSON.stringify(path)}: {\n    parameters: { query?: never; header?: never; path?: never; cookie?: never };\n    ${own.join('\n    ')}\n  };`;
  });
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) => `    ${comment(schema.description)}${key(name)}: ${typeOf(schema)};`);
  return [
    `export interface paths {\n${pathTypes.join('\n')}\n}`,
    `export interface components {\n  schemas: {\n${schemas.join('\n')}\n  };\n}`,
    `export interface operations {\n${operations.join('\n')}\n}\n`,
  ].join('\n\n');
}
