/** P-26: a document that asks for many fields of products is sent in parts. */
import { MOST_PRODUCT_FIELDS } from '../constants/limits.ts';
import { type Definition, type Document, type Selection, answerName, definitionsOf, fieldsOf, fragmentsOf, operationOf } from './syntax.ts';

const ID = 'id';
const idField: Selection = { kind: 'Field', name: { value: ID } };

/** Names of the fragments and variables that a part of a document uses. */
function usedIn(node: unknown, fragments: ReadonlyMap<string, Definition>, used = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(node)) for (const item of node) usedIn(item, fragments, used);
  else if (typeof node === 'object' && node !== null) {
    const { kind, name } = node as Partial<Selection>; // nodes of a document have them, or are left alone
    const fragment = kind === 'FragmentSpread' && name ? fragments.get(name.value) : undefined;
    if (fragment && !used.has(fragment.name?.value ?? '')) {
      used.add(fragment.name?.value ?? '');
      usedIn(fragment.selectionSet, fragments, used);
    }
    if (kind === 'Variable' && name) used.add(`$${name.value}`);
    for (const value of Object.values(node)) usedIn(value, fragments, used);
  }
  return used;
}

/** `selection` with other selections inside of the field that has this name. */
const replaceField = (parent: Selection, name: string, change: (field: Selection) => Selection): Selection =>
  parent.selectionSet === undefined
    ? parent
    : {
        ...parent,
        selectionSet: {
          ...parent.selectionSet,
          selections: parent.selectionSet.selections.map((one) => (one.name?.value === name && one.kind === 'Field' ? change(one) : one)),
        },
      };

const withSelections = (field: Selection, selections: readonly Selection[]): Selection => ({
  ...field,
  selectionSet: { kind: 'SelectionSet', selections },
});

/** Fields under their names: two of one name are one field of the answer. */
const byName = (fields: readonly Selection[]): ReadonlyMap<string, readonly Selection[]> => {
  const named = new Map<string, readonly Selection[]>();
  for (const field of fields) named.set(answerName(field), [...(named.get(answerName(field)) ?? []), field]);
  return named;
};

/**
 * P-26, N-27: the documents in whose place one is sent that asks `msProducts` alone; itself where it asks for at most 30 fields of a
 * product. Each part asks for the id, by which their answers belong together.
 */
export function splitDocument(document: Document): readonly Document[] {
  const operation = operationOf(document);
  const fragments = fragmentsOf(document);
  const roots = operation ? fieldsOf(operation, fragments) : [];
  const [root] = roots;
  if (!operation || roots.length !== 1 || root?.name?.value !== 'msProducts') return [document];
  const items = fieldsOf(root, fragments).find((field) => answerName(field) === 'items');
  const fields = byName(items ? fieldsOf(items, fragments) : []);
  if (fields.size <= MOST_PRODUCT_FIELDS) return [document];
  const typename = items?.selectionSet?.selections.filter(({ name }) => name?.value === '__typename') ?? [];
  const others = [...fields].filter(([name]) => name !== ID).map(([, same]) => same);
  const count = Math.ceil(others.length / (MOST_PRODUCT_FIELDS - 1));
  const size = Math.ceil(others.length / count);
  return Array.from({ length: count }, (_, part) => {
    const chosen = [idField, ...others.slice(part * size, (part + 1) * size).flat(), ...typename];
    const asked: Definition = replaceField(operation, 'msProducts', (products) =>
      replaceField(products, 'items', (field) => withSelections(field, chosen)),
    );
    const used = usedIn(asked.selectionSet, fragments);
    const definitions = [
      { ...asked, variableDefinitions: operation.variableDefinitions?.filter(({ variable }) => used.has(`$${variable.name.value}`)) },
      ...definitionsOf(document).filter(({ kind, name }) => kind === 'FragmentDefinition' && used.has(name?.value ?? '')),
    ];
    return { kind: document.kind, definitions } as unknown as Document; // made of its own nodes
  });
}
