import { createRequire } from 'node:module';
import type { FastifyServerOptions } from 'fastify';

type Factory = NonNullable<NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildValidator']>;
/** Fastify's type allows a factory of serializers as well. */
type BuildValidator = Exclude<Factory, (...given: never) => (...given: never) => (...given: never) => string>;
type Validate = ReturnType<ReturnType<BuildValidator>>;

// Fastify's own compiler, in the version that this fastify has been tested with.
const fromFastify = createRequire(import.meta.resolve('fastify'));
const buildOwn = (fromFastify('@fastify/ajv-compiler') as () => BuildValidator)(); // the package exports its factory

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

/**
 * Fastify's own validators of requests, each compiled when its route is first called: all together they take a fifth of the
 * processor time of a start, a single one takes a few milliseconds.
 */
export const buildValidatorsWhenUsed: BuildValidator = (externalSchemas, options) => {
  const compile = buildOwn(externalSchemas, options);
  return (schema, isMeta) => whenUsed(() => compile(schema, isMeta));
};
