import { Kind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

/** What a document may ask for at most. */
export const limits = { tokens: 4000, depth: 12, fields: 1500, rootFields: 40 } as const;

interface Size {
  readonly depth: number;
  readonly fields: number;
}

const isIntrospection = (name: string): boolean => name.startsWith('__');

function measure(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  sizes: Map<string, Size>,
  open: ReadonlySet<string>,
): Size {
  let depth = 0;
  let fields = 0;
  for (const selection of set.selections) {
    let inner: Size = { depth: 0, fields: 0 };
    let own = 0;
    if (selection.kind === Kind.FIELD) {
      // Introspection asks deep lists of wrapped types by nature, and costs little.
      if (isIntrospection(selection.name.value)) continue;
      own = 1;
      if (selection.selectionSet !== undefined) inner = measure(selection.selectionSet, fragments, sizes, open);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      inner = measure(selection.selectionSet, fragments, sizes, open);
    } else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      // Cycles and unknown fragments are refused by validation.
      if (fragment === undefined || open.has(name)) continue;
      const known = sizes.get(name);
      inner = known ?? measure(fragment.selectionSet, fragments, sizes, new Set([...open, name]));
      if (known === undefined) sizes.set(name, inner);
    }
    depth = Math.max(depth, own + inner.depth);
    fields += own + inner.fields;
  }
  return { depth, fields };
}

/** Why a document asks for too much; undefined when it does not. Fragments count wherever they are spread. */
export function excess(document: DocumentNode): string | undefined {
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const sizes = new Map<string, Size>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (definition.selectionSet.selections.length > limits.rootFields)
      return `a query may have at most ${limits.rootFields} fields at its root`;
    const { depth, fields } = measure(definition.selectionSet, fragments, sizes, new Set());
    if (depth > limits.depth) return `a query may be at most ${limits.depth} levels deep`;
    if (fields > limits.fields) return `a query may ask for at most ${limits.fields} fields`;
  }
  return undefined;
}
