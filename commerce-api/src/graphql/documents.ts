import { GraphQLError, parse, specifiedRules, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { excess, limits } from './limits.ts';

/** A document that is ready to run. */
export interface PreparedDocument {
  readonly document: DocumentNode;
  readonly compiled: CompiledQuery;
}

export type Prepared = PreparedDocument | { readonly errors: readonly GraphQLError[] };

const documentsKept = 500;
const mostErrors = 5;

/** Parses, validates and compiles documents, each once; the number of those kept is bounded. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #prepared = new LRUCache<string, Prepared>({ max: documentsKept });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  prepare(query: string, operationName: string | undefined): Prepared {
    const key = `${operationName ?? ''}\n${query}`;
    let prepared = this.#prepared.get(key);
    if (prepared === undefined) {
      prepared = this.#prepare(query, operationName);
      this.#prepared.set(key, prepared);
    }
    return prepared;
  }

  #prepare(query: string, operationName: string | undefined): Prepared {
    let document: DocumentNode;
    try {
      document = parse(query, { maxTokens: limits.tokens });
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
    const invalid = validate(this.#schema, document, specifiedRules, { maxErrors: mostErrors });
    if (invalid.length > 0) return { errors: invalid };
    const tooMuch = excess(document);
    if (tooMuch !== undefined) return { errors: [new GraphQLError(tooMuch, { extensions: { code: 'QUERY_TOO_LARGE' } })] };
    const compiled = compileQuery(this.#schema, document, operationName);
    if (!isCompiledQuery(compiled)) return { errors: compiled.errors ?? [new GraphQLError('the document cannot be run')] };
    return { document, compiled };
  }
}
