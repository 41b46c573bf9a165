import buildAjv from '@fastify/ajv-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factory = NonNullable<NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildValidator']>;
/** Fastify's type allows a factory of serializers as well. */
type BuildValidator = Exclude<Factory, (...given: never) => (...given: never) => (...given: never) => string>;
type Validate = ReturnType<ReturnType<BuildValidator>>;
type Compile = ReturnType<BuildValidator>;

/** Fastify's own compiler. */
const buildOwn = buildAjv() as BuildValidator; // its type speaks of serializers as well

const whenUsed = (compile: () => Validate): Validate => {
  let compiled: Validate | undefined;
  const validate = (): Validate => (compiled ??= compile());
  const lazy = (...given: Parameters<Validate>) => validate()(...given);
  // Fastify reads whether it may hand a root value over to be changed before it calls, and what was wrong after it.
  Object.defineProperties(lazy, {
    schemaEnv: { get: () => validate().schemaEnv },
    errors: { get: () => compiled?.errors },
  });
  return lazy as Validate; // with the two properties that are read of it
};

/** Whatever the type of the compiler says, Fastify hands over the schema together with what it is of. */
interface SchemaOfRoute {
  readonly schema?: { readonly properties?: object };
  readonly httpPart?: string;
  readonly method?: string;
  readonly url?: string;
}

/**
 * Node writes the names of headers in lower case. Fastify does the same with those of a schema, but only as long as it compiles
 * schemas itself: a name in another form would be of a header that never comes.
 */
function refuseUpperCase(given: Parameters<Compile>[0]): void {
  const { schema, httpPart, method, url } = given as SchemaOfRoute; // see there
  if (httpPart !== 'headers') return;
  const wrong = Object.keys(schema?.properties ?? {}).filter((name) => name !== name.toLowerCase());
  if (wrong.length > 0) throw new Error(`${method} ${url}: headers are named in lower case in schemas, not ${wrong.join(', ')}`);
}

/**
 * Fastify's own validators of requests, each compiled when its route is first called: all together they take a fifth of the
 * processor time of a start, a single one takes a few milliseconds. That all can be compiled is checked by the tests and by
 * `codegen`, which register the routes with Fastify's own compilers (test/support/print-hidden-routes.ts, rest/openapi.ts).
 */
export const buildValidatorsWhenUsed: BuildValidator = (externalSchemas, options) => {
  // Fastify asks for one of these in each part of the server; making it writes all shared schemas out.
  let compile: Compile | undefined;
  return (schema, isMeta) => {
    refuseUpperCase(schema);
    return whenUsed(() => (compile ??= buildOwn(externalSchemas, options))(schema, isMeta));
  };
};
