/** How a page asks for categories (P-22, P-23): not for the two roots, and not for what it has known in full for less than five minutes. */
import { type Exchange, type Operation, type OperationResult, makeResult } from '@urql/core';
import { filter, map, merge, pipe, share, tap } from 'wonka';

import { ROOT_CATEGORY_IDS } from '../constants/limits.ts';
import { FETCH_DEDUPE_MS } from '../constants/time.ts';
import {
  type Definition,
  type Document,
  type Selection,
  answerName,
  fieldsOf,
  fragmentsOf,
  operationOf,
  perDocument,
  variableOf,
} from './syntax.ts';

interface Question {
  readonly field: Selection;
  readonly fragments: ReadonlyMap<string, Definition>;
  /** The variable with the ids. */
  readonly ids: string;
  /** The variable of `@include`: false leaves the categories out of the answer. */
  readonly include: string | undefined;
  /** The document asks for nothing else. */
  readonly isAlone: boolean;
}

const questionOf = perDocument((document: Document): { readonly asks: Question | undefined } => {
  const operation = operationOf(document);
  const fragments = fragmentsOf(document);
  const roots = operation ? fieldsOf(operation, fragments) : [];
  const field = roots.find(({ name, alias }) => name?.value === 'msCategories' && !alias);
  const ids = field && variableOf(field.arguments, 'ids');
  if (!field || ids === undefined) return { asks: undefined };
  const include = variableOf(field.directives?.find(({ name }) => name.value === 'include')?.arguments, 'if');
  return { asks: { field, fragments, ids, include, isAlone: roots.length === 1 } };
});

/** Whether an answer has all that is asked for. */
function hasAll(value: unknown, field: Pick<Selection, 'selectionSet'>, fragments: ReadonlyMap<string, Definition>): boolean {
  if (Array.isArray(value)) return value.every((item) => hasAll(item, field, fragments));
  if (typeof value !== 'object' || value === null) return true;
  return fieldsOf(field, fragments).every((inner) => {
    const found: unknown = Object.getOwnPropertyDescriptor(value, answerName(inner))?.value;
    return found !== undefined && hasAll(found, inner, fragments);
  });
}

/** What was sent in the place of an operation. */
interface Changed {
  readonly operation: Operation;
  /** Null: the answer brings the categories. */
  readonly leftOut: { readonly ids: readonly number[]; readonly asks: Question; readonly items: readonly object[] } | null;
}

interface Known {
  readonly item: object;
  /** ms */
  readonly at: number;
}

export interface CategoryReads {
  readonly exchange: Exchange;
  /** Categories have changed: they are asked for again. */
  readonly forget: () => void;
}

/** @param now ms */
export function categoryReads(now: () => number): CategoryReads {
  const known = new Map<number, Known>();
  /** By the variables that were sent: one operation may be under way changed and, once its categories have changed, whole. */
  const changed = new WeakMap<object, Changed>();

  const knownItems = (ids: readonly number[], { field, fragments }: Question): readonly object[] | null => {
    const items = fieldsOf(field, fragments).find((inner) => answerName(inner) === 'items');
    const found = ids.map((id) => known.get(id));
    const isFull = found.every(
      (one) => one !== undefined && now() - one.at < FETCH_DEDUPE_MS && items && hasAll(one.item, items, fragments),
    );
    return isFull ? found.flatMap((one) => (one ? [one.item] : [])) : null;
  };

  const categoriesOf = (items: readonly object[]) => ({ __typename: 'CategoriesResult', items });

  /** The answer, where nothing has to be sent; else what is. */
  const decide = (operation: Operation): OperationResult | Operation => {
    const { asks } = operation.kind === 'query' ? questionOf(operation.query) : { asks: undefined };
    const given: unknown = asks && operation.variables?.[asks.ids];
    if (!asks || !Array.isArray(given)) return operation;
    // Ids are numbers by the schema.
    const ids = (given as readonly number[]).filter((id) => !ROOT_CATEGORY_IDS.has(id));
    const items = operation.context.requestPolicy === 'network-only' && ids.length > 0 ? null : knownItems(ids, asks);
    if (asks.isAlone && items) return makeResult(operation, { data: { __typename: 'Query', msCategories: categoriesOf(items) } });
    const isLeftOut = items !== null && asks.include !== undefined;
    if (!isLeftOut && ids.length === given.length) return operation;
    const variables = {
      ...operation.variables,
      [asks.ids]: ids,
      ...(isLeftOut && asks.include !== undefined && { [asks.include]: false }),
    };
    changed.set(variables, { operation, leftOut: isLeftOut ? { ids, asks, items } : null });
    return { ...operation, variables };
  };

  const remember = ({ data, error }: OperationResult): void => {
    const items: unknown = data?.msCategories?.items;
    if (error || !Array.isArray(items)) return;
    // Items are objects by the schema; not every question asks for their ids.
    for (const item of items as readonly { readonly id?: unknown }[]) {
      if (typeof item.id !== 'number') continue;
      const before = known.get(item.id);
      const isFresh = before !== undefined && now() - before.at < FETCH_DEDUPE_MS;
      // Fields that only the older answer has are as old as it is.
      const hasMore = isFresh && Object.keys(before.item).some((name) => !(name in item));
      known.set(item.id, hasMore ? { item: { ...before.item, ...item }, at: before.at } : { item, at: now() });
    }
  };

  const restored = (result: OperationResult): OperationResult => {
    const { variables } = result.operation;
    const sent = variables && changed.get(variables);
    if (!sent) return result;
    const { operation, leftOut } = sent;
    if (!leftOut || !result.data) return { ...result, operation };
    // Those that have come meanwhile are newer.
    const items = knownItems(leftOut.ids, leftOut.asks) ?? leftOut.items;
    return { ...result, operation, data: { ...result.data, msCategories: categoriesOf(items) } };
  };

  const isResult = (decided: OperationResult | Operation): decided is OperationResult => 'operation' in decided;

  return {
    forget: () => known.clear(),
    exchange:
      ({ forward }) =>
      (operations$) => {
        const decided$ = pipe(operations$, map(decide), share);
        const answered$ = pipe(decided$, filter(isResult));
        const sent$ = pipe(
          decided$,
          filter((decided): decided is Operation => !isResult(decided)),
          forward,
          tap(remember),
          map(restored),
        );
        return merge([answered$, sent$]);
      },
  };
}
