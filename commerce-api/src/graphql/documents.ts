import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode, GraphQLSchema, ValidationRule } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { costOf } from './cost.ts';
import { excess, limits } from './limits.ts';

/** A document that is ready to run. */
export interface PreparedDocument {
  readonly document: DocumentNode;
  readonly compiled: CompiledQuery;
  /** Points that it costs with these variables. */
  readonly cost: (variables: Readonly<Record<string, unknown>>) => number;
}

export interface RefusedDocument {
  readonly errors: readonly GraphQLError[];
  /** It asks to change something, which no document may over GET. */
  readonly isMutation: boolean;
}

export type Prepared = PreparedDocument | RefusedDocument;

/** A compiled document takes about this much more memory than its text. */
const compiledFactor = 60;
const keptBytes = 32 * 1024 * 1024;
const mostErrors = 5;

export interface DocumentsOptions {
  /** Whether anybody may ask for the schema. */
  readonly introspection: boolean;
}

/** The answer to a document that asks for more than the limits allow. */
export const tooLarge = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'QUERY_TOO_LARGE' } });

const keyOf = (query: string, operationName: string | undefined): string => `${operationName ?? ''}\n${query}`;

/** Parses, validates and compiles documents; those that may run are kept, up to a number of bytes. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #rules: readonly ValidationRule[];
  readonly #prepared = new LRUCache<string, PreparedDocument>({
    maxSize: keptBytes,
    sizeCalculation: (_, key) => key.length * compiledFactor,
  });

  constructor(schema: GraphQLSchema, { introspection }: DocumentsOptions) {
    this.#schema = schema;
    this.#rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  }

  /** Whether a document is ready to run: anything else has to be read and compiled first. */
  has(query: string, operationName: string | undefined): boolean {
    return this.#prepared.has(keyOf(query, operationName));
  }

  prepare(query: string, operationName: string | undefined): Prepared {
    const key = keyOf(query, operationName);
    const known = this.#prepared.get(key);
    if (known !== undefined) return known;
    const prepared = this.#prepare(query, operationName);
    // A comment makes any number of texts of one document; the shop's own have none.
    if ('compiled' in prepared && !query.includes('#')) this.#prepared.set(key, prepared);
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
    const invalid = validate(this.#schema, document, this.#rules, { maxErrors: mostErrors });
    const operation = getOperationAST(document, operationName);
    const isMutation = operation?.operation === OperationTypeNode.MUTATION;
    if (invalid.length > 0) return { errors: invalid, isMutation };
    if (!operation) return { errors: [new GraphQLError('operationName has to name one of the operations')], isMutation };
    const tooMuch = excess(document);
    if (tooMuch !== undefined) return { errors: [tooLarge(tooMuch)], isMutation };
    const compiled = compileQuery(this.#schema, document, operationName);
    if (!isCompiledQuery(compiled)) return { errors: compiled.errors ?? [new GraphQLError('the document cannot be run')], isMutation };
    return { document, compiled, cost: costOf(document, operation) };
  }
}
