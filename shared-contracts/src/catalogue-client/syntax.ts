/** What the fetch rules read of a GraphQL document. */
import type { Operation } from '@urql/core';

/** A field or the spread of a fragment. */
export interface Selection {
  readonly kind: string;
  readonly name?: { readonly value: string };
  readonly alias?: { readonly value: string } | undefined;
  readonly arguments?: readonly Argument[] | undefined;
  readonly directives?:
    | readonly { readonly name: { readonly value: string }; readonly arguments?: readonly Argument[] | undefined }[]
    | undefined;
  readonly selectionSet?: { readonly kind: string; readonly selections: readonly Selection[] } | undefined;
}

interface Argument {
  readonly name: { readonly value: string };
  readonly value: { readonly kind: string; readonly name?: { readonly value: string } };
}

/** An operation or a fragment. */
export interface Definition extends Selection {
  readonly variableDefinitions?: readonly { readonly variable: { readonly name: { readonly value: string } } }[] | undefined;
}

export type Document = Operation['query'];

export const definitionsOf = ({ definitions }: Document): readonly Definition[] =>
  // A GraphQL document has them; its own types name every kind of node.
  definitions as unknown as readonly Definition[];

export const operationOf = (document: Document): Definition | undefined =>
  definitionsOf(document).find(({ kind }) => kind === 'OperationDefinition');

export const fragmentsOf = (document: Document): ReadonlyMap<string, Definition> =>
  new Map(
    definitionsOf(document).flatMap((one) => (one.kind === 'FragmentDefinition' && one.name ? [[one.name.value, one] as const] : [])),
  );

/** The name under which a field is answered. */
export const answerName = ({ alias, name }: Selection): string => (alias ?? name)?.value ?? '';

/** The fields of a selection, with those of its fragments, but not of fields inside; without `__typename`. */
export const fieldsOf = (
  { selectionSet }: Pick<Selection, 'selectionSet'>,
  fragments: ReadonlyMap<string, Definition>,
): readonly Selection[] =>
  (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === 'Field') return selection.name?.value === '__typename' ? [] : [selection];
    const fragment = selection.kind === 'FragmentSpread' ? fragments.get(selection.name?.value ?? '') : selection;
    return fragment ? fieldsOf(fragment, fragments) : [];
  });

/** The variable that an argument is given. */
export const variableOf = (given: readonly Argument[] | undefined, name: string): string | undefined => {
  const value = given?.find((argument) => argument.name.value === name)?.value;
  return value?.kind === 'Variable' ? value.name?.value : undefined;
};

/** Remembers what was read of a document: there are few, and each is asked often. */
export const perDocument = <Value extends object>(read: (document: Document) => Value): ((document: Document) => Value) => {
  const known = new WeakMap<Document, Value>();
  return (document) => {
    const value = known.get(document) ?? read(document);
    known.set(document, value);
    return value;
  };
};
