import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sentDocuments } from './sent-documents.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const source = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** `{ product { id } }` as `pnpm codegen` compiles it. */
const compiled = `export const ProductDocument = {kind:"Document",definitions:[{kind:"OperationDefinition",operation:"query",
  selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"product"},
  selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"id"}}]}}]}}]} as unknown as TypedDocumentNode;`;

describe('[J-140] the documents of a build', () => {
  it('are listed by the hash of the text that a browser sends: with the type names that its cache needs, without spaces', () => {
    const files = [source('generated.ts', compiled), source('again.ts', compiled), source('other.ts', 'export const kind = "Document";')];
    expect(sentDocuments(files)).toEqual([createHash('sha256').update('{product{id __typename}}').digest('base64url')]);
  });

  it('[P-26] have the parts of one that asks for more than 30 fields of products', () => {
    const field = (name: string, inner = '') => `{kind:"Field",name:{kind:"Name",value:"${name}"}${inner}}`;
    const set = (...fields: readonly string[]) => `,selectionSet:{kind:"SelectionSet",selections:[${fields.join()}]}`;
    const names = Array.from({ length: 30 }, (_, at) => `field${at}`);
    const wide = field('msProducts', set(field('items', set(...['id', ...names].map((name) => field(name))))));
    const file = source(
      'wide.ts',
      `export const WideDocument = {kind:"Document",definitions:[{kind:"OperationDefinition",operation:"query"${set(wide)}}]};`,
    );
    const text = (fields: readonly string[]) => `{msProducts{items{${fields.join(' ')} __typename}__typename}}`;
    const hash = (query: string) => createHash('sha256').update(query).digest('base64url');
    expect(sentDocuments([file])).toEqual(
      [
        ['id', ...names],
        ['id', ...names.slice(0, 15)],
        ['id', ...names.slice(15)],
      ]
        .map((fields) => hash(text(fields)))
        .toSorted(),
    );
  });

  it('stand in files of their own: one that is made at run time stops the build', () => {
    const file = source('query.ts', "import { gql } from 'urql';\nexport const query = gql`{ a }`;");
    expect(() => sentDocuments([file])).toThrow('a GraphQL document must stand in a .graphql file');
  });
});
