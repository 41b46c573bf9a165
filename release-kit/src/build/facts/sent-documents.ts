import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formatDocument, stringifyDocument } from '@urql/core';
import { Kind, type DocumentNode } from 'graphql';
import { compactQuery, splitDocument } from 'shared-contracts/catalogue-client';
import { bare, constantOf, isNode, parseSource, walk } from './syntax.ts';

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT && 'definitions' in value;

/** The compiled GraphQL documents (`pnpm codegen`) in a source. */
const documentsIn = (file: string): readonly DocumentNode[] => {
  const text = readFileSync(file, 'utf8');
  if (/\bimport\s*\{[^}]*\bgql\b[^}]*\}\s*from\s*['"](?:urql|@urql\/core)['"]/.test(text))
    throw new Error(`${file}: a GraphQL document must stand in a .graphql file (pnpm codegen), so that the release can list it`);
  if (!/\bkind:\s*["']Document["']/.test(text)) return [];
  const found: DocumentNode[] = [];
  walk(parseSource(file), (node) => {
    if (node.type !== 'VariableDeclarator') return;
    const init = bare(node['init']);
    const value = isNode(init) && init.type === 'ObjectExpression' ? constantOf(init) : undefined;
    if (isDocument(value)) found.push(value);
  });
  return found;
};

/**
 * The texts in which browsers send a document: `createCatalogueClient` prints it so after urql's cache has added `__typename`, in parts where
 * it asks for many fields of products (P-26). The whole is listed too: what sends it is another release, and may be an earlier one.
 */
const sentTexts = (document: DocumentNode): readonly string[] => {
  // The cast: urql's type of a formatted document is no document under `exactOptionalPropertyTypes`.
  const formatted = formatDocument(document) as DocumentNode;
  return [formatted, ...splitDocument(formatted)].map((one) => compactQuery(stringifyDocument(one)));
};

/** How a document is known: the sha256 of its text, base64url. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * The hashes of all GraphQL documents in some sources, as browsers send them; sorted, each once.
 * @param files absolute paths
 * @throws when a source parses documents at run time
 */
export const sentDocuments = (files: readonly string[]): readonly string[] => [
  ...new Set(files.flatMap(documentsIn).flatMap(sentTexts).map(hashOf).toSorted()),
];
