import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type BuildSerializer = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildSerializer']
>;

const serializers = SerializerSelector();

/**
 * Fastify's own serializers of responses, each compiled when its route first answers with its status.
 * Compiling all of them takes more than a second of processor time, a third of a start; a single one takes a few milliseconds.
 */
export const buildSerializersWhenUsed: BuildSerializer = (externalSchemas, options) => {
  let compile: ReturnType<typeof serializers> | undefined;
  return (route) => {
    let serialize: ReturnType<ReturnType<typeof serializers>> | undefined;
    return (value) => (serialize ??= (compile ??= serializers(externalSchemas, options))(route))(value);
  };
};
