/** What a document asks for at its root. */
import type { DocumentInput } from '@urql/core';

interface Definition {
  readonly kind: string;
  readonly selectionSet?: { readonly selections: readonly { readonly kind: string; readonly name?: { readonly value: string } }[] };
}

/** Names of the queries that a document asks, `__typename` left out. */
export function rootFieldsOf(document: DocumentInput): string[] {
  const definitions: readonly Definition[] =
    // A GraphQL document has them.
    typeof document === 'object' && 'definitions' in document ? (document.definitions as readonly Definition[]) : [];
  const operation = definitions.find(({ kind }) => kind === 'OperationDefinition');
  return (operation?.selectionSet?.selections ?? [])
    .map(({ name }) => name?.value ?? '')
    .filter((name) => name !== '' && name !== '__typename');
}
