import { Kind } from 'graphql';
import type {
  ArgumentNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Counts products of a whole assortment; the answer has all their ids. */
const listingCost = 50;
/** So many values of an answer cost a point. */
const valuesPerPoint = 50;
/** Items of a list that no argument bounds: all categories, all brands. */
const itemsOfAll = 50;

const listings: ReadonlySet<string> = new Set([
  'productsForCategory',
  'productsForManufacturer',
  'productsForLanding',
  'productsForSearch',
  'blogPostProducts',
  'searchSuggestions',
]);

/** Fields that answer everything there is without these arguments. */
const allWithout: ReadonlySet<string> = new Set([
  'physicalStores',
  'msCategories',
  'manufacturers',
  'cmsPages',
  'newsPosts',
  'blogCategories',
  'blogAuthors',
  'glossaryTerms',
  'downloads',
  'headerDataQuery',
]);

/** The fields of a selection with fragments spread, as often as they stand there. Cycles are refused by validation before. */
function* fieldsOf(set: SelectionSetNode, fragments: Fragments): Generator<FieldNode> {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) yield selection;
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* fieldsOf(selection.selectionSet, fragments);
    else {
      const fragment = fragments.get(selection.name.value);
      if (fragment !== undefined) yield* fieldsOf(fragment.selectionSet, fragments);
    }
  }
}

const countValues = (field: FieldNode, fragments: Fragments): number => {
  if (field.selectionSet === undefined) return 1;
  let count = 0;
  for (const inner of fieldsOf(field.selectionSet, fragments)) count += countValues(inner, fragments);
  return count;
};

/** How many items an argument asks for: the length of a list, a page size; null when it says nothing about that, as filters do not. */
const itemsIn = (argument: ArgumentNode, variables: Variables): number | null => {
  const { value }: { readonly value: ValueNode } = argument;
  if (argument.name.value === 'attributes') return null;
  const given: unknown = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  if (value.kind === Kind.LIST) return value.values.length;
  if (Array.isArray(given)) return given.length;
  if (argument.name.value !== 'pageSize') return null;
  if (value.kind === Kind.INT) return Number(value.value);
  return typeof given === 'number' ? given : null;
};

const itemsOf = ({ name, arguments: given = [] }: FieldNode, variables: Variables): number => {
  const sizes = given.flatMap((argument) => itemsIn(argument, variables) ?? []);
  return sizes.length > 0 ? sizes.reduce((product, size) => product * Math.max(size, 1), 1) : allWithout.has(name.value) ? itemsOfAll : 1;
};

/**
 * What an operation costs in points (J-116): a listing 50, else a point for each fifty values that the answer may have. List arguments
 * count with what the variables bring. The document has passed `excess`: what it spreads is bounded.
 */
export function costOf(document: DocumentNode, operation: OperationDefinitionNode): (variables: Variables) => number {
  const fragments: Fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const roots = [...fieldsOf(operation.selectionSet, fragments)].map((field) => ({
    field,
    base: listings.has(field.name.value) ? listingCost : 1,
    values: countValues(field, fragments),
  }));
  return (variables) =>
    Math.ceil(roots.reduce((sum, { field, base, values }) => sum + base + (itemsOf(field, variables) * values) / valuesPerPoint, 0));
}
