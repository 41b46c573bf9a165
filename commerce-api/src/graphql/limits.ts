import { Kind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

/** What a document may ask for at most; `cost` in points (`cost.ts`). */
export const limits = { tokens: 4000, depth: 12, fields: 1500, selections: 4000, rootFields: 40, cost: 1000 } as const;

/** Of a selection set, with its fragments as often as they are spread. */
interface Size {
  readonly depth: number;
  readonly fields: number;
  /** Fields, `__typename` and spreads: the number of nodes to visit. */
  readonly selections: number;
  /** Fields that stand in the set itself. */
  readonly direct: number;
}

const nothing: Size = { depth: 0, fields: 0, selections: 0, direct: 0 };

const isIntrospection = (name: string): boolean => name.startsWith('__');

function measure(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  sizes: Map<string, Size>,
  open: ReadonlySet<string>,
): Size {
  let { depth, fields, selections, direct } = nothing;
  for (const selection of set.selections) {
    selections += 1;
    if (selection.kind === Kind.FIELD) {
      direct += 1;
      const inner = selection.selectionSet === undefined ? nothing : measure(selection.selectionSet, fragments, sizes, open);
      selections += inner.selections;
      // Introspection asks deep lists of wrapped types by nature, and costs little.
      if (isIntrospection(selection.name.value)) continue;
      depth = Math.max(depth, 1 + inner.depth);
      fields += 1 + inner.fields;
      continue;
    }
    let inner: Size | undefined;
    if (selection.kind === Kind.INLINE_FRAGMENT) inner = measure(selection.selectionSet, fragments, sizes, open);
    else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      // Cycles and unknown fragments are refused by validation.
      if (fragment === undefined || open.has(name)) continue;
      inner = sizes.get(name);
      if (inner === undefined) {
        inner = measure(fragment.selectionSet, fragments, sizes, new Set([...open, name]));
        sizes.set(name, inner);
      }
    }
    depth = Math.max(depth, inner.depth);
    fields += inner.fields;
    selections += inner.selections;
    direct += inner.direct;
  }
  return { depth, fields, selections, direct };
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
    const { depth, fields, selections, direct } = measure(definition.selectionSet, fragments, sizes, new Set());
    if (direct > limits.rootFields) return `a query may have at most ${limits.rootFields} fields at its root`;
    if (depth > limits.depth) return `a query may be at most ${limits.depth} levels deep`;
    if (fields > limits.fields) return `a query may ask for at most ${limits.fields} fields`;
    if (selections > limits.selections) return `a query may have at most ${limits.selections} selections`;
  }
  return undefined;
}
