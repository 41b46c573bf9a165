import { GraphQLError, OperationTypeNode, getOperationAST, parse, specifiedRules, validate } from 'graphql';
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

export interface RefusedDocument {
  readonly errors: readonly GraphQLError[];
  /** It asks to change something, which no document may over GET. */
  readonly isMutation: boolean;
}

export type Prepared = PreparedDocument | RefusedDocument;

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
      if (error instanceof GraphQLError) return { errors: [error], isMutation: false };
      throw error;
    }
    const invalid = validate(this.#schema, document, specifiedRules, { maxErrors: mostErrors });
    const isMutation = getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION;
    if (invalid.length > 0) return { errors: invalid, isMutation };
    const tooMuch = excess(document);
    if (tooMuch !== undefined) return { errors: [new GraphQLError(tooMuch, { extensions: { code: 'QUERY_TOO_LARGE' } })], isMutation };
    const compiled = compileQuery(this.#schema, document, operationName);
    if (!isCompiledQuery(compiled)) return { errors: compiled.errors ?? [new GraphQLError('the document cannot be run')], isMutation };
    return { document, compiled };
  }
}
