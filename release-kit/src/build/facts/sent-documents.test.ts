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

  it('stand in files of their own: one that is made at run time stops the build', () => {
    const file = source('query.ts', "import { gql } from 'urql';\nexport const query = gql`{ a }`;");
    expect(() => sentDocuments([file])).toThrow('a GraphQL document must stand in a .graphql file');
  });
});
